import {useState} from 'react';
import {MODELS, type ModelName} from '@site/src/features/explorers/transformer-cost/model';
import {layoutProblem, type Layout} from '@site/src/features/explorers/transformer-cost/training';

const START: Layout = {
  data: 8,
  tensor: 1,
  pipeline: 1,
  zero: 0,
  sequenceParallel: false,
  recompute: 'none',
  precision: 'mixed',
  length: 4096,
  micro: 1,
  count: 1,
};

/** A model and how its training is laid out; `drawn` is the last layout that divides. */
export function useTraining() {
  const [name, setName] = useState<ModelName>('Llama 2 7B');
  const [layout, setLayout] = useState(START);
  const [drawn, setDrawn] = useState({name, layout});

  function change(part: Partial<Layout>, model: ModelName = name) {
    const next = {...layout, ...part};
    setName(model);
    setLayout(next);
    setDrawn(layoutProblem(MODELS[model], next) ? drawn : {name: model, layout: next});
  }

  return {name, layout, drawn, problem: layoutProblem(MODELS[name], layout), change};
}
