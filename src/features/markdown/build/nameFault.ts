/** What a bundler, a route or an address takes for something else. */
const BREAKING = /[()!#%?[\]|^\\]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
const AT_AN_END = /(?:^|\/) | (?:\/|\.mdx?$|$)/;

/** What in the name of a Markdown file, its folders included, would stop the build without a word of the file; `what → how to mend it`. */
export function nameFault(file: string): {message: string; fix: string} | undefined {
  const [sign] = BREAKING.exec(file) ?? [];
  if (sign !== undefined) {
    return {message: `文件名里不能有 ${sign}`, fix: '改文件名，去掉 ( ) ! # % ? [ ] | ^ \\；全角的（）！？可以用'};
  }
  const [unseen] = INVISIBLE.exec(file) ?? [];
  if (unseen !== undefined) {
    const code = unseen.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return {message: `文件名里有看不见的字符 U+${code}`, fix: '重新输入文件名'};
  }
  return AT_AN_END.test(file) ? {message: '文件名或文件夹名的首尾有空格', fix: '改文件名，去掉首尾的空格'} : undefined;
}

/** Docusaurus takes these numbers for the date of a post. */
const DATE = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=\D|$)/;

/** What is wrong with the date in the name of a post: Docusaurus takes 02-30 for the first of March without a word. */
export function dateFault(file: string): {message: string; fix: string} | undefined {
  const [written, year, month, day] = DATE.exec(file) ?? [];
  if (written === undefined) {
    return undefined;
  }
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? undefined
    : {message: `文件名里的日期 ${written} 不存在`, fix: '改成真的有的一天，例如 2026-02-28-名字.md'};
}
