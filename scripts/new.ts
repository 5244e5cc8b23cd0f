import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSite} from './site/createSite';

/** A new page: where it goes and what it holds. */
export type Draft = {file: string; text: string};

/** Raised with what is wrong with the request, and how to ask right. */
export class UsageError extends Error {}

const USAGE = `用法：
  npm run new -- doc <路径> [标题]     例如 npm run new -- doc Linux/文件权限 "文件权限"
  npm run new -- blog <slug> [标题]    例如 npm run new -- blog why-makefile "一条没写的依赖"
  npm run new -- site <文件夹>         没有笔记的新站点，功能都在`;

const CONTENT_MAP = 'config/content-map.tsv';

type Context = {root: string; today: string};

/** The page that the arguments of `npm run new --` ask for. */
export function draft(args: string[], context: Context): Draft {
  const [kind, name, title, ...rest] = args;
  if (!name || rest.length > 0 || (kind !== 'doc' && kind !== 'blog')) {
    throw new UsageError(rest.length > 0 ? `多了参数 ${rest.join(' ')}：带空格的路径和标题要加引号\n\n${USAGE}` : USAGE);
  }
  return kind === 'doc' ? docDraft(name, title, context) : blogDraft(name, title, context);
}

function docDraft(name: string, title: string | undefined, {root, today}: Context): Draft {
  const id = name.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const parts = id.split('/');
  const sections = foldersOf(path.join(root, 'docs'));
  if (parts.length < 2 || !sections.includes(parts[0]!)) {
    throw new UsageError(`没有栏目 ${parts[0]}。路径的第一段要是这些栏目之一：\n  ${sections.join('\n  ')}\n\n${USAGE}`);
  }
  if (parts.some((part) => part === '' || part.startsWith('_') || part.startsWith('.'))) {
    throw new UsageError(`路径 ${id} 里有空的一段，或以 _ 或 . 开头的一段：这样的文件不会发布`);
  }
  const folder = path.join('docs', ...parts.slice(0, -1));
  return {
    file: unused(root, `docs/${id}.md`),
    text:
      frontMatter({
        title: title ?? parts.at(-1)!,
        draft: 'true',
        description: DESCRIPTION,
        tags: `[${parts[0]}]`,
        sidebar_position: String(pagesOf(path.join(root, folder)).length + 1),
        difficulty: '入门',
        prerequisites: '[]',
        verified: `{date: ${today}, env: "写下系统、编译器或解释器的版本"}`,
      }) + DOC_BODY,
  };
}

function blogDraft(slug: string, title: string | undefined, {root, today}: Context): Draft {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new UsageError(`slug ${slug} 要由小写字母、数字和连字符组成，例如 why-makefile`);
  }
  const author = firstAuthor(path.join(root, 'blog/authors.yml'));
  return {
    file: unused(root, `blog/${today}-${slug}.md`),
    text:
      frontMatter({
        title: title ?? slug,
        draft: 'true',
        description: DESCRIPTION,
        ...(author !== undefined && {authors: `[${author}]`}),
        tags: '[hello]',
        date: today,
      }) + POST_BODY,
  };
}

/** The first of the blog's authors: Docusaurus stops at one that it does not know. */
const firstAuthor = (file: string): string | undefined =>
  existsSync(file) ? /^([\w-]+):/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;

/** Valid as it is, and plainly to be replaced. */
const DESCRIPTION = '在这里用一句话写清楚：读者读完这一篇能够做什么，长度在四十到九十个字符之间，不写空话，也不重复标题';

const DOC_BODY = `
开头直接写本页要回答的问题，或读者遇到的现象。

## 常见错误

## 练习

## 参考资料
`;

const POST_BODY = `
一小段摘要：列表页显示到这里为止。

<!-- truncate -->

正文。
`;

const frontMatter = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${key === 'title' ? quoted(value) : value}`)
    .join('\n')}\n---\n`;

/** YAML reads a title with a colon, a hash or a number in front as something else: such a title is quoted. */
const quoted = (text: string) => (/^[\p{L}][^:#"'\\]*$/u.test(text) ? text : JSON.stringify(text));

function unused(root: string, file: string): string {
  const taken = [file, file.replace(/\.md$/, '.mdx')].find((one) => existsSync(path.join(root, one)));
  if (taken) {
    throw new UsageError(`${taken} 已经存在，没有改动它。换一个名字，或直接编辑那个文件`);
  }
  return file;
}

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : []);

const foldersOf = (folder: string) =>
  entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);

const pagesOf = (folder: string) => entriesOf(folder).filter(({name}) => /^[^_].*\.mdx?$/.test(name));

/** Writes the new page and says what to do next. */
export function create(args: string[], context: Context): string {
  const {file, text} = draft(args, context);
  mkdirSync(path.join(context.root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(context.root, file), text, {flag: 'wx'});
  return `新建了 ${file}
接下来：
  1. 改 description 与 tags，写正文；图、数据和长程序放进它旁边的 _${path.basename(file, '.md')}/
  2. npm start 看效果（草稿只有这样看得到），npm run check 检查
  3. 写好了，删去 draft: true${file.startsWith('docs/') && existsSync(path.join(context.root, CONTENT_MAP)) ? `，把路径和标题加进 ${CONTENT_MAP}` : ''}
`;
}

/** @throws UsageError when the site cannot be made there */
function makeSite(folder: string): void {
  try {
    createSite(path.resolve(folder), process.cwd());
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function main() {
  try {
    const [kind, folder, ...rest] = process.argv.slice(2);
    if (kind === 'site' && folder !== undefined && rest.length === 0) {
      makeSite(folder);
      console.log(
        `新的站点在 ${folder}。接下来：
  cd ${folder} && git init && npm ci && npm run build && npm run serve
已有 Markdown 的，先在那里 npm run adopt -- <文件夹>
提交一次以后（git add . && git commit -m 开始），页面才有更新日期，笔记才进订阅源`,
      );
      return;
    }
    const today = new Date().toLocaleDateString('sv-SE'); // Swedish dates are ISO dates, in local time.
    console.log(create(process.argv.slice(2), {root: process.cwd(), today}));
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] === __filename) {
  main();
}
