import type {Policy, Schedule} from '@site/src/features/explorers/SchedulerExplorer/model';
import {NAMES} from './describe';

/** Which schedule has the shorter mean waiting time. */
export type Guess = 'a' | 'same' | 'b';

export const short = (value: number) => String(Number(value.toFixed(2)));

/** Both schedules' means, which waiting time is shorter, and whether the reader guessed it. */
export function resultOf(policies: readonly [Policy, Policy], a: Schedule, b: Schedule, guess: Guess): string {
  const difference = a.mean.waiting - b.mean.waiting;
  const winner: Guess = Math.abs(difference) < 1e-9 ? 'same' : difference < 0 ? 'a' : 'b';
  const words = {a: `甲（${NAMES[policies[0]]}）短`, same: '一样', b: `乙（${NAMES[policies[1]]}）短`};
  return `平均等待 甲 ${short(a.mean.waiting)}、乙 ${short(b.mean.waiting)}：${words[winner]}，你猜${guess === winner ? '对了' : `的是“${words[guess]}”`}；平均响应 甲 ${short(a.mean.response)}、乙 ${short(b.mean.response)}。`;
}
