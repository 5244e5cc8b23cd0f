import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {fail} from '../remark/fail';
import {FORMULA_FIX, reasonOf} from './formula';

/** rehype-katex only warns and prints a bad formula in red: here it stops the build, at the author's line. */
export default function brokenMath() {
  return (_root: Root, file: VFile) => {
    const message = file.messages.find(({source}) => source === 'rehype-katex');
    if (message) {
      const node = message.ancestors?.at(-1);
      fail(file, {type: 'math', position: node?.position}, `公式写错了：${reasonOf(message.cause as Error)} → ${FORMULA_FIX}`);
    }
  };
}
