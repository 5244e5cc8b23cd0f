import leven from 'leven';
import {SHOWN} from '../../../shared/markdown/usesMdx';

/** What becomes a box: Docusaurus' default kinds, and those of this project (src/features/trips). */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', 'success', 'secondary', 'trip'];
const FENCE = /^[ \t>]*(:{3,})[ \t]*([a-z][\w-]*)?/i;

export interface AdmonitionFault {
  line: number;
  message: string;
  fix: string;
}

/** Boxes (`:::note` … `:::`) of a page that have no such kind, no end or no beginning: the text behind them is swallowed, or the colons are shown. */
export function admonitionFaults(text: string): AdmonitionFault[] {
  // Lines keep their numbers.
  const lines = text.replace(SHOWN, (shown) => shown.replace(/[^\n]/g, ' ')).split('\n');
  const faults: AdmonitionFault[] = [];
  let open: {line: number; size: number; kind: string}[] = [];
  lines.forEach((content, index) => {
    const [, colons, kind] = FENCE.exec(content) ?? [];
    if (colons === undefined) {
      return;
    }
    const line = index + 1;
    if (kind !== undefined) {
      if (!KINDS.includes(kind)) {
        const near = KINDS.find((one) => leven(one, kind.toLowerCase()) <= 2);
        faults.push({line, message: `没有叫 :::${kind} 的框`, fix: near ? `是不是 :::${near}？` : `可用的有 ${KINDS.join('、')}`});
      }
      open.push({line, size: colons.length, kind});
      return;
    }
    // The outermost box that so many colons can end, and with it those inside.
    const ended = open.findIndex(({size}) => size <= colons.length);
    if (ended < 0) {
      faults.push({line, message: '这里的 ::: 没有开头', fix: '删去它；外面的框要比里面的多写一个冒号，例如 ::::note 里放 :::tip'});
    } else {
      faults.push(...open.slice(ended + 1).map(unended));
      open = open.slice(0, ended);
    }
  });
  return [...faults, ...open.map(unended)];
}

const unended = ({line, size, kind}: {line: number; size: number; kind: string}): AdmonitionFault => ({
  line,
  message: `:::${kind} 没有结束，后面的都会进到框里`,
  fix: `在框的最后一行后面加一行 ${':'.repeat(size)}`,
});
