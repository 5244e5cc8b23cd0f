import type {Step} from '../../../shared/pure/compareOutput';

/** What is to be said of a run that has ended. */
export type Told = {
  steps: Step[];
  exit: number;
  /** Whether every line that is the page's is so letter by letter: times and addresses may differ. */
  isLiteral: boolean;
  /** Whether arguments, processes or threads are the page's, so that the output should be. */
  isAsOnPage: boolean;
};

const count = (steps: Step[], kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;

/** One sentence: that it ended, and whether it printed what the page shows. */
export function sentence(told: Told): string {
  const {steps, exit} = told;
  const lines = steps.length - count(steps, 'expected');
  return `运行结束${exit === 0 ? '' : `，退出码 ${exit}`}，${lines === 0 ? '什么也没有打印' : `${lines} 行${comparison(told)}`}。`;
}

function comparison({steps, isLiteral, isAsOnPage}: Told): string {
  const [added, missing] = [count(steps, 'printed'), count(steps, 'expected')];
  if (added + missing === 0) {
    return isLiteral ? '，与页上的输出一字不差' : '，与页上的输出一样，只有时间、地址之类每次都变的不同';
  }
  if (!isAsOnPage) {
    return added > 0 ? `，标 + 的 ${added} 行页上没有` : `，页上还有 ${missing} 行这次没有打印`;
  }
  const differences = [
    ...(added > 0 ? [`标 + 的 ${added} 行页上没有`] : []),
    ...(missing > 0 ? [`标 − 的 ${missing} 行这次没有打印`] : []),
  ];
  return `，与页上的输出不同：${differences.join('，')}`;
}

/** Of a run that was ended from outside. @param seconds the limit of time, where that ended it */
export const stoppedSentence = (seconds: number | undefined): string =>
  seconds === undefined ? '已停止。' : `运行了 ${seconds} 秒还没有结束，停在这里。`;
