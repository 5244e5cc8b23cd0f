import {endOf, type Lane} from '@site/src/features/players/algorithms/sorting/race';

const byEnd = (lanes: readonly Lane[]) => [...lanes].sort((a, b) => endOf(a) - endOf(b));
const ended = (lane: Lane) => `${lane.title}（${endOf(lane)} 拍）`;

/** Which sorts have finished. Changes only when one does, so that screen readers do not announce every tick. */
export function standing(lanes: readonly Lane[], now: number): string {
  const done = byEnd(lanes).filter((lane) => endOf(lane) <= now);
  const others = lanes.filter((lane) => endOf(lane) > now).map(({title}) => title);
  if (others.length === 0) {
    return result(lanes);
  }
  return done.length === 0 ? '都还在排。' : `排完的：${done.map(ended).join('、')}。还在排：${others.join('、')}。`;
}

/** The final ranking. */
export const result = (lanes: readonly Lane[]): string => `都排完了，先后是：${byEnd(lanes).map(ended).join('、')}。`;
