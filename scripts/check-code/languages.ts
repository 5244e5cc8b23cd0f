/**
 * Languages that are shown and not checked, and why that is right. Any language that is neither here nor a checker's is a fault.
 */
export const SHOWN: Record<string, string> = {
  text: '输出与示意；标作“输出”的由它前面的程序核对',
  chart: '由构建核对',
  'git-graph': '由构建核对',
  markdown: '文章，不是程序',
  mdx: '文章，不是程序；构建核对真的页面',
  html: '标记，不是程序',
  css: '样式，不是程序',
  ini: '没有统一的语法',
  nginx: '要有 nginx 与它的环境',
  diff: '改动的摘录',
  csv: '数据',
  asm: '编译器输出的摘录',
  cmake: '要有整个工程',
  powershell: '要有 Windows',
};
