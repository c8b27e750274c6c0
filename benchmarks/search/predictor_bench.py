#!/usr/bin/python3
"""How long Python's torch takes to train the search's predictor on the CPU: predictor_bench.py SAMPLES --labels N
--threads N. The usual way: embeddings, linear layers, Adam, batches of 10,000, 100 epochs. Prints one JSON object."""
import argparse
import json
import time

import torch
from torch import nn


class Predictor(nn.Module):
    def __init__(self, labels):
        super().__init__()
        self.ops, self.labels = nn.Embedding(16, 100), nn.Embedding(labels, 100)
        self.layers = nn.Sequential(nn.Linear(200, 100), nn.ReLU(), nn.Linear(100, 100), nn.ReLU(),
                                    nn.Linear(100, 100), nn.ReLU(), nn.Linear(100, 1))

    def forward(self, triples, labels):
        return self.layers(torch.cat([self.ops(triples).mean(1), self.labels(labels)], 1)).squeeze(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("samples", type=int)
    parser.add_argument("--labels", type=int, default=10)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    count = arguments.samples
    triples = torch.randint(0, 16, (count, 3))
    labels = torch.arange(count) % arguments.labels
    rewards = -60 * torch.rand(count)

    def train():
        predictor = Predictor(arguments.labels)
        adam = torch.optim.Adam(predictor.parameters(), lr=0.01)
        for _ in range(100):
            for part in torch.randperm(count).split(10000) if count > 10000 else [slice(None)]:
                adam.zero_grad(set_to_none=True)
                nn.functional.l1_loss(predictor(triples[part], labels[part]), rewards[part]).backward()
                adam.step()

    if count <= 10000:
        train()  # a first time, to warm up
    start = time.perf_counter()
    train()
    print(json.dumps({"torch_version": torch.__version__, "seconds": time.perf_counter() - start}))


if __name__ == "__main__":
    main()
