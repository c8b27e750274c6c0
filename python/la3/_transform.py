"""`Transform`: a policy as a step of a pipeline of transforms."""

from __future__ import annotations

from typing import Any, Optional, Sequence, Tuple, Union

from la3._augment import LabelAwareAugment
from la3._policy import Policy
from la3._samples import Key, Sample, checked_key, is_container, open_sample


def label_for(augment: LabelAwareAugment, sample: Sample) -> Any:
    """The sample's label, if the policy looks at it; targets of any kind will do for the others."""
    return None if augment._is_invariant else sample.label


class Transform:
    """Augments the image in whatever a pipeline passes on, and leaves the rest as it is.

    Like torchvision's transforms, of both kinds, it is called with an image, with image and label, or with a sample that
    holds both: a tuple or list (image first, then label, or a dict with the label), a dict, or such within each other.
    What it returns has the same form. `image_key` and `label_key` are the keys in dicts, by default "image" and "label",
    or the positions in tuples.

    >>> import la3, numpy
    >>> image = numpy.zeros((32, 32, 3), numpy.uint8)
    >>> anyhow = la3.Transform(la3.Policy.named("trivial-augment-wide"), size=24)
    >>> anyhow(image).shape
    (24, 24, 3)
    >>> policy = la3.Policy({"cat": [("Rotate", "Color", "Cutout")], "dog": [("Invert", "ShearX", "Identity")]})
    >>> transform = la3.Transform(policy, seed=1)
    >>> augmented, label = transform(image, "cat")
    >>> sorted(transform({"image": image, "label": 1, "file": "rex.jpg"}))
    ['file', 'image', 'label']

    The policy, `seed`, `labels`, `size`, `flip`, `crop_scale` and `mix` are those of `LabelAwareAugment`. A transform is
    not told which image of which epoch it is given, so it counts its calls; `epoch` and `index` say so where they are
    known. For draws that do not depend on workers, use `la3.torch.LabelAwareDataset`.
    """

    def __init__(
        self,
        policy: Policy,
        seed: int = 0,
        labels: Optional[Sequence[str]] = None,
        *,
        size: Union[None, int, Tuple[int, int]] = None,
        flip: float = 0.5,
        crop_scale: Tuple[float, float] = (0.08, 1.0),
        mix: Optional[str] = None,
        image_key: Key = None,
        label_key: Key = None,
    ):
        self.augment = LabelAwareAugment(policy, seed, labels, threads=1, size=size, flip=flip, crop_scale=crop_scale, mix=mix)
        self.image_key = checked_key("image_key", image_key)
        self.label_key = checked_key("label_key", label_key)

    def __call__(self, *inputs: Any, epoch: int = 0, index: Optional[int] = None) -> Any:
        """The sample with its image augmented; several arguments are returned as a tuple."""
        if not inputs:
            raise TypeError("an image or a sample expected, found no argument")
        sample = open_sample(inputs[0] if len(inputs) == 1 else inputs, self.image_key, self.label_key)
        if sample.label_at is None and not self.augment._is_invariant:
            form = "a sample" if is_container(sample.whole) else "an image"
            raise TypeError(
                f"a label expected, found {form} without one: the policy differs by label; call with image and label "
                "(a data set's transforms=, not transform=), or use la3.torch.LabelAwareDataset"
            )
        return sample.with_image(self.augment(sample.image, label_for(self.augment, sample), epoch=epoch, index=index))

    def __repr__(self) -> str:
        shown = [repr(self.augment.policy), f"seed={self.augment.seed}", *self.augment._options_text()]
        for name in ("image_key", "label_key"):
            if getattr(self, name) is not None:
                shown.append(f"{name}={getattr(self, name)!r}")
        return f"Transform({', '.join(shown)})"
