import {useState} from 'react';
import {MODELS, problemOf, type Model, type ModelName} from '@site/src/features/explorers/transformer-cost/model';

const ffnOf = {
  gpt: (width: number) => 4 * width,
  // Two thirds of 4d, rounded up to a multiple of 256, as in the code of Llama.
  llama: (width: number) => 256 * Math.ceil((8 * width) / 3 / 256),
};

/** A model and a length of text; `drawn` is the last model whose sizes fit each other. */
export function useModel() {
  const [name, setName] = useState<ModelName | ''>('Llama 2 7B');
  const [model, setModel] = useState<Model>(MODELS['Llama 2 7B']);
  const [drawn, setDrawn] = useState<Model>(model);
  const [power, setPower] = useState(10);

  function change(part: Partial<Model>, preset: ModelName | '' = '') {
    const next = {...model, ...part};
    setName(preset);
    setModel(next);
    setDrawn(problemOf(next) ? drawn : next);
  }

  function restyle(style: Model['style']) {
    change({style, ffn: ffnOf[style](model.width), positions: model.positions || 1024});
  }

  return {name, model, drawn, problem: problemOf(model), power, length: 2 ** power, change, restyle, setPower};
}
