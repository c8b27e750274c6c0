# The paper's CIFAR-10 row with WRN-40-2, and its ablations: every training of docs/reproducing.md, from the data to the table.
#   make -f scripts/cifar10.mk -j 6 DATA=cifar10:DIR OUT=DIR           on a GPU; six trainings share it
#   make -f scripts/cifar10.mk table OUT=DIR                           what is there so far
# Stopped anywhere, the same command goes on. With -j, start NVIDIA's MPS first (nvidia-cuda-mps-control -d): without it
# processes take turns on the GPU. Others: EPOCHS, SEEDS and ROWS (comparisons: as many seeds as given; ablations: one),
# RELEASED (a policy to compare with, in any format that la3 policy import reads), FLAGS and SEARCH_FLAGS (more for every la3 train and search).

LA3 ?= build/la3
OUT ?= runs/cifar10
EPOCHS ?= 200
PRETRAIN_EPOCHS ?= 60
ITERATIONS ?= 500
SEEDS ?= 0 1
DEVICE ?= cuda
FLAGS ?=
SEARCH_FLAGS ?=
ROWS ?= none policy $(if $(RELEASED),released) random
ABLATIONS ?= alpha-5 random-pretrained label-invariant top-100 top-500 batch-augment-4

# In this order, so that an early stop leaves whole comparisons.
RUNS = $(foreach s,$(SEEDS),$(ROWS:=-$s)) $(ABLATIONS:=-$(firstword $(SEEDS)))
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.SECONDARY:
.PHONY: all table
all: $(RUNS:%=$(OUT)/%/result.json)
	@$(MAKE) --no-print-directory -f $(firstword $(MAKEFILE_LIST)) table

# The row's policy: a name that la3 train knows or a file to be made first.
P = $(OUT)/policies
policy_of = $(if $(filter none random,$1),$1,$(if $(filter batch-augment-4,$1),$P/policy.json,$P/$1.json))
flags_of = $(if $(filter batch-augment-4,$1),--copies 4)
define training
$(OUT)/$1-$2/result.json: $(filter-out none random,$(call policy_of,$1))
	$(LA3) --quiet --seed $2 --preset cifar10-wrn-40-2 train --data $(DATA) --policy $(call policy_of,$1) $(call flags_of,$1) \
	  --epochs $(EPOCHS) --evaluate-every 25 --device $(DEVICE) --workers 2 $(FLAGS) --resume --out $(OUT)/$1-$2
endef
$(foreach r,$(ROWS) $(ABLATIONS),$(foreach s,$(SEEDS),$(eval $(call training,$r,$s))))

# What the searches start from: pre-trained with the standard transforms alone, or with random triples too.
PRETRAIN = $(LA3) --quiet --preset cifar10-pretrain train --data $(DATA) --epochs $(PRETRAIN_EPOCHS) --evaluate-every 25 \
           --device $(DEVICE) --workers 2 $(FLAGS) --resume
$(OUT)/pretrain/weights.safetensors:
	$(PRETRAIN) --policy none --out $(@D)
$(OUT)/pretrain-random/weights.safetensors:
	$(PRETRAIN) --policy random --out $(@D)

SEARCH = $(LA3) --quiet search --data $(DATA) --hold-out 4000 --weights $< --iterations $(ITERATIONS) --precision bf16 --batch-size 4000 \
         --device $(DEVICE) $(SEARCH_FLAGS) --resume
$(OUT)/search/result.json: $(OUT)/pretrain/weights.safetensors
	$(SEARCH) --out $(@D)
$(OUT)/search-random/result.json: $(OUT)/pretrain-random/weights.safetensors
	$(SEARCH) --out $(@D)
$(OUT)/search-invariant/result.json: $(OUT)/pretrain/weights.safetensors
	$(SEARCH) --label-invariant --out $(@D)

CONSTRUCT = @mkdir -p $P && set -x && $(LA3) construct --evaluations $(<D)/evaluations.jsonl --out $@
$P/policy.json: $(OUT)/search/result.json
	$(CONSTRUCT)
$P/alpha-5.json: $(OUT)/search/result.json
	$(CONSTRUCT) --alpha 5
$P/top-100.json: $(OUT)/search/result.json
	$(CONSTRUCT) --select top --triples 100
$P/top-500.json: $(OUT)/search/result.json
	$(CONSTRUCT) --select top --triples 500
$P/random-pretrained.json: $(OUT)/search-random/result.json
	$(CONSTRUCT)
$P/label-invariant.json: $(OUT)/search-invariant/result.json
	$(CONSTRUCT)
$P/released.json: $(RELEASED)
	@mkdir -p $P
	$(LA3) policy import $(RELEASED) --labels airplane,automobile,bird,cat,deer,dog,frog,horse,ship,truck --out $@

# Mean and each seed's test accuracy.
table:
	@for row in $(ROWS) $(ABLATIONS); do \
	  sed -n '/"test"/,/"labels"/s/.*"accuracy": *\([0-9.]*\).*/\1/p' /dev/null $(OUT)/$$row-[0-9]*/result.json 2>/dev/null | \
	    awk -v row=$$row '{s += $$1; all = all sprintf(" %.2f", $$1)} END {if (NR) printf "%-20s %.2f  (%s )\n", row, s / NR, all}'; \
	done
