import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {fail} from '../remark/fail';

/** rehype-katex only warns and prints a bad formula in red: here it stops the build, at the author's line. */
export default function brokenMath() {
  return (_root: Root, file: VFile) => {
    const message = file.messages.find(({source}) => source === 'rehype-katex');
    if (message) {
      const node = message.ancestors?.at(-1);
      const reason = (message.cause as Error).message.replace(/^KaTeX parse error: /, '');
      fail(file, {type: 'math', position: node?.position}, `公式写错了：${reason} → 改正公式；公式里的中文写成 \\text{中文}，正文里的美元符号写成 \\$`);
    }
  };
}
