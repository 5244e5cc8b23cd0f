import sax from 'sax';
import {NOT_IN_XML} from '../../src/shared/pure/xmlText';
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
  // The parser lets them pass; those of readers do not.
  for (const {0: char, index} of text.matchAll(NOT_IN_XML)) {
    const code = char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    problems.push({
      file,
      line: text.slice(0, index).split('\n').length,
      message: `不是合法的 XML：有控制字符 U+${code}`,
      fix: '从笔记里删去它',
    });
  }
  return problems.slice(0, 1);
}
