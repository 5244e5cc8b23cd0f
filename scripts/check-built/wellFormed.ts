import sax from 'sax';
import type {Problem} from '../../src/shared/checks/types';

/** What a strict XML parser has against a text. */
export function wellFormed(file: string, text: string): Problem[] {
  const parser = sax.parser(true);
  const problems: Problem[] = [];
  parser.onerror = (error) => {
    problems.push({file, line: parser.line + 1, message: `不是合法的 XML：${error.message.split('\n')[0]}`, fix: '看生成它的选项'});
    parser.resume();
  };
  parser.write(text).close();
  return problems.slice(0, 1);
}
