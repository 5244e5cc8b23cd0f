/** What the MDX compiler says in English of what authors do most often, and what it means. */
const KNOWN: [says: RegExp, message: string, fix: string][] = [
  [/image with URL `?([^`\s]+)`? in source/, '图片文件不存在：$1', '路径从本页所在的文件夹算起，例如 ./_页名/图.png；检查文件名与大小写'],
  [
    /closing tag for `(<[^`>]*>)`/,
    '读不懂：标签 $1 没有合上',
    '补上结束的标签；<br>、<img …> 这样的写成 <br />、<img … />；不是标签的 < 写成 \\<',
  ],
  [/Unexpected closing (?:tag|slash)/, '读不懂：多了一个结束的标签', '删去它，或补上开头的标签'],
  [
    /import\/exports? with acorn|parse import/,
    '读不懂：import 或 export 写错了',
    '一行一句，放在页首，与正文空一行：import 名字 from "路径"',
  ],
  [/expression|brace|acorn/, '读不懂：{ 后面不是能算的式子，或少了 }', '要显示花括号就写成 \\{，代码放进反引号'],
  [/before name/, '读不懂：< 后面不是标签', '要显示小于号就写成 \\<，代码放进反引号'],
  [/Unexpected (?:character|end of file)/, '读不懂：标签写错了', '看属性的引号与 >；不是标签的 < 写成 \\<，代码放进反引号'],
];

/** What a message of the MDX compiler says, in the author's language; the compiler's own words where it is not known. */
export function mdxFault(says: string): {message: string; fix: string} {
  for (const [pattern, message, fix] of KNOWN) {
    const match = pattern.exec(says);
    if (match) {
      return {message: message.replace('$1', match[1] ?? ''), fix};
    }
  }
  return {message: `读不懂：${says.split('\n')[0]}`, fix: '改正这里的语法；.mdx 里的 < 与 { 要写成 \\< 与 \\{'};
}
