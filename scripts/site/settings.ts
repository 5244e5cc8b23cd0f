/** What a new site is called and where it lies. */
export interface Identity {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  repository: string;
  /** Where 开始阅读 leads. */
  start: string;
  hasBlog: boolean;
  hasNumberPrefixes: boolean;
  hasMath: boolean;
  imageHosts: string[];
}

/** A section of config/sections.ts, as adopt finds it. */
export interface FoundSection {
  folder: string;
  label: string;
}

const text = (value: string) => `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\s+/g, ' ')}'`;

/**
 * The text of config/site.ts for another site.
 * @param ownText that of this one, of which the shape is kept
 * @throws Error when it has another shape
 */
export function siteSettings(ownText: string, identity: Identity): string {
  const {title, tagline, url, baseUrl, repository, start, hasBlog, hasNumberPrefixes, hasMath, imageHosts} = identity;
  const values = `export const site: Site = {
  title: ${text(title)},
  tagline: ${text(tagline)},
  description: '',
  url: originOf(process.env.SITE_URL || ${text(url)}),
  baseUrl: basePathOf(process.env.BASE_URL ?? ${text(baseUrl)}),
  repository: process.env.REPOSITORY_URL ?? ${text(repository)},
  copyright: ${text(`Copyright © ${title}`)},
  terms: '',
  blogDescription: ${text(`${title}的博客`)},
  start: ${text(start)},
  onBroken: 'warn',
  hasNumberPrefixes: ${hasNumberPrefixes},
  hasMath: ${hasMath},
  imageHosts: [${imageHosts.map(text).join(', ')}],
};`;
  const links = `  links: [
    {
      title: '更多',
      items: [
        {label: '标签', to: '/tags'},
        {label: '我的阅读', to: '/reading'},
        {label: '源代码', href: site.repository},
      ],
    },
  ],
  copyright:`;
  const items = `  items: place([
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: '所有文章', position: 'left'},
    ...sections.flatMap(({sidebar, navbarLabel}) =>
      navbarLabel ? {type: 'docSidebar', sidebarId: sidebar, label: navbarLabel, position: 'left' as const} : [],
    ),${hasBlog ? "\n    {to: '/blog', label: '博客', position: 'left'}," : ''}
  ]),`;
  const parts: [RegExp, string][] = [
    [/export const site: Site = \{\n[^]*?\n\};/, values],
    [/ {2}links: \[\n[^]*?\n {2}\],\n {2}copyright:/, links],
    [
      /(?: {2}\/\/ A wordmark.*\n)? {2}logo: .*\n/,
      "  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 27, height: 27},\n",
    ],
    [/ {2}items: place\(\[\n[^]*?\n {2}\]\),/, items],
    ...(hasBlog ? [] : [[/ {2}\{label: '博文归档', to: '\/blog\/archive'\},\n/, ''] satisfies [RegExp, string]]),
  ];
  return parts.reduce((whole, [pattern, replacement]) => {
    if (!pattern.test(whole)) {
      throw new Error(`config/site.ts 里没有 ${pattern.source} → 对照 scripts/site/settings.ts 改`);
    }
    return whole.replace(pattern, () => replacement);
  }, ownText);
}

/** The text of config/sections.ts, with the shape of its rows as this project has it. */
export const sectionSettings = (ownText: string, sections: FoundSection[]): string => {
  const rows = sections.map(
    ({folder, label}, index) => `  {folder: ${text(folder)}, sidebar: 'section${index + 1}', navbarLabel: ${text(label)}},\n`,
  );
  const list = /export const sections: Section\[\] = \[[^]*?\];/;
  if (!list.test(ownText)) {
    throw new Error('config/sections.ts 里没有 export const sections → 对照 scripts/site/settings.ts 改');
  }
  return ownText.replace(list, `export const sections: Section[] = [\n${rows.join('')}];`);
};

const PROGRAMS = `    // The programs on pages are compiled and run, and their output is judged.
    {rule: 'programs', level: 'fault'},
`;
const NO_PROGRAMS = `    // The programs of pages from elsewhere are not run: they were not written for it. npm run check:code -- <page> tries one page.
    {rule: 'programs', level: 'off'},
`;

/** The text of config/rules.ts: on a new site what only concerns style is advice. */
export const ruleSettings = `import type {Levels} from '../src/shared/checks/report';

/** How much the rules of \`npm run check:pages\` and \`npm run check:built\` weigh here; without an entry a rule's finding is a fault. */
export const rules: Levels = {
  levels: [
    {level: 'advice'},
    // Lists that this site does not keep yet: of its documents, tags, terms and readings.
    ...['content-map', 'tags', 'glossary', 'readings', 'stale-readings', 'documents', 'published'].map((rule) => ({
      rule,
      level: 'off' as const,
    })),
    ...['syntax', 'file-names', 'imports', 'security', 'secrets', 'resources', 'complete'].map((rule) => ({rule, level: 'fault' as const})),
${PROGRAMS}  ],
  // A small site has not something of everything.
  idleFails: false,
};
`;

/** The text of config/rules.ts (its own one, as it stands) for a site whose pages somebody wrote for another. */
export const withoutPrograms = (rules: string): string => rules.replace(PROGRAMS, () => NO_PROGRAMS);

/** The text of README.md. */
export const readme = (title: string): string => `# ${title}

安装、构建并在浏览器里打开（Node ≥ 20，地址是 <http://localhost:3000>）：

\`\`\`bash
npm ci && npm run build && npm run serve
\`\`\`

| 想做什么 | 命令 |
| --- | --- |
| 边写边看 | \`npm start\` |
| 新建一篇笔记或博文 | \`npm run new -- doc 笔记/名字 标题\`、\`npm run new -- blog my-post 标题\` |
| 把一个文件夹的 Markdown 收进来 | \`npm run adopt -- <文件夹>\` |
| 检查页面的源文件 | \`npm run check:pages\` |
| 构建，检查构建的结果 | \`npm run build\`、\`npm run check:built\` |
| 全部测试 | \`npm test\` |

站名、地址、导航、页脚在 \`config/site.ts\`，栏目在 \`config/sections.ts\`，检查的轻重在 \`config/rules.ts\`，标志在 \`config/brand.ts\` 与 \`static/img\`，颜色在 \`src/shared/styles/tokens.css\`。程序怎么组织见 \`ARCHITECTURE.md\` 与 \`CONTRIBUTING.md\`。
`;
