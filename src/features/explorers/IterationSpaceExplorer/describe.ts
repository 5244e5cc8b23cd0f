import {isPositive, type Vector, type Verdict} from './model';
import {SIZE} from './nests';
import {textOf} from './parse';

const list = (vectors: readonly Vector[]) => vectors.map(textOf).join('、');

/** Describes whether the transformation is legal, why, and which loop is parallel. */
export function verdictOf(distances: readonly Vector[], {images, legal, outer, inner}: Verdict, steps: number): string {
  if (!legal) {
    const wrong = images.findIndex((image) => !isPositive(image));
    return `不合法：距离 ${textOf(distances[wrong]!)} 变成 ${textOf(images[wrong]!)}，第一个非零数是负的，要用的数还没算就用了。走几步看看在哪里出错。`;
  }
  const free = outer && inner ? '两层都可以并行' : outer ? '外层可以并行' : inner ? '内层可以并行' : '哪一层都不能并行';
  return `合法：距离变成 ${list(images)}，第一个非零数都是正的。${free}，${SIZE * SIZE} 次迭代现在走 ${steps} 步。`;
}

/** Describes a step: its iterations, and unsatisfied dependences; `wrong` counts the iterations that ran too early. */
export function stepOf(
  now: readonly Vector[],
  [step, steps]: readonly [number, number],
  missing: ReadonlyMap<string, Vector[]>,
  wrong: number,
): string {
  const early = now.find((point) => missing.has(String(point)));
  const which = now.length > 1 ? `同时执行 ${now.length} 次，${list(now)}` : `执行 ${list(now)}`;
  const what = early ? `它依赖的 ${list(missing.get(String(early))!)} 还没有执行。` : '它依赖的都已执行。';
  return `第 ${step} 步，共 ${steps} 步：${which}，${what}${wrong > 0 ? `到这一步有 ${wrong} 次迭代跑得太早。` : ''}`;
}
