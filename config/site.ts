import type {MultiColumnFooter, Navbar} from '@docusaurus/theme-common';
import {basePathOf, originOf} from './address';
import {place} from './place';
import {sections} from './sections';

interface Site {
  title: string;
  tagline: string;
  /** Below the tagline on the home page, and what search engines say of it; may be empty. */
  description: string;
  url: string;
  baseUrl: string;
  repository: string;
  copyright: string;
  /** Under which terms the notes and the programs may be used; may be empty. */
  terms: string;
  blogDescription: string;
  /** Below the base path, where it is told how programs run in the page; without it their note has no link. */
  howProgramsRun?: string;
  /** Where 开始阅读 leads. */
  start: string;
  /** What a link or a picture that leads nowhere does to a build. */
  onBroken: 'throw' | 'warn';
  /** Whether a number before the name of a file or folder (`01-`) orders it and is no part of its address. */
  hasNumberPrefixes: boolean;
  /** Whether dollar signs enclose formulas. */
  hasMath: boolean;
  /** Other hosts that pictures may come from, such as `https://i.example.org`: they learn the address of whoever opens a page with one. */
  imageHosts: string[];
}

/** The site's identity: name, address, source and owner. With config/sections.ts, all that one changes to make another site of this one. */
export const site: Site = {
  title: '并行笔记',
  tagline: '勤以致知，律以修身，恒以行远。',
  description: '高性能计算、CUDA、数据结构、Python、Linux 与旅行的中文笔记：程序都跑过，结论可以核对。',
  url: originOf(process.env.SITE_URL || 'https://parallel-notes.example.org'),
  baseUrl: basePathOf(process.env.BASE_URL ?? '/'),
  repository: process.env.REPOSITORY_URL ?? 'https://github.com/example/parallel-notes',
  copyright: 'Copyright © 2025 并行笔记',
  terms: '笔记 CC BY-SA 4.0，程序 MIT',
  blogDescription: '并行笔记的博客：工具、工程与学习方法',
  howProgramsRun: 'blog/2026/11/26/run-in-page',
  start: '/docs/intro',
  onBroken: 'throw',
  // The names of the files are the addresses, as they are (CONFORMANCE.md, T26).
  hasNumberPrefixes: false,
  hasMath: true,
  imageHosts: [],
};

/** One language: the interface is in Simplified Chinese alone. */
export const i18n = {
  defaultLocale: 'zh-Hans',
  locales: ['zh-Hans'],
  localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr' as const, calendar: 'gregory'}},
};

export const navbar = {
  title: site.title,
  // A wordmark: the name is part of the picture, and not repeated beside it.
  logo: {alt: '并行笔记的标志：两道斜线', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 112, height: 27, className: 'wordmark'},
  hideOnScroll: false,
  items: place([
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: '所有文章', position: 'left'},
    ...sections.flatMap(({sidebar, navbarLabel}) =>
      navbarLabel ? {type: 'docSidebar', sidebarId: sidebar, label: navbarLabel, position: 'left' as const} : [],
    ),
    {to: '/blog', label: '博客', position: 'left'},
    {to: '/about', label: '关于', position: 'right'},
  ]),
} satisfies Partial<Navbar>;

export interface DrawerLink {
  label: string;
  to: string;
  /** It is a file of the build, no page. */
  isFile?: boolean;
}

/** Lists of pages, in the drawer below the items of the navbar. */
export const drawerLinks: DrawerLink[] = [
  {label: '术语表', to: '/glossary'},
  {label: '标签', to: '/tags'},
  {label: '我的阅读', to: '/reading'},
  {label: '离线', to: '/offline'},
  {label: '订阅', to: '/docs/rss.xml', isFile: true},
  {label: '博文归档', to: '/blog/archive'},
];

export const footer = {
  style: 'light',
  links: [
    {
      title: '笔记',
      items: [
        {label: '开始阅读', to: site.start},
        {label: 'MCC24 复盘', to: '/docs/SuperComputer/MCC24_Review'},
        {label: '并行计算与计算机架构', to: '/docs/CUDA/1.0 并行计算与计算机架构'},
        {label: 'Python 数据读取', to: '/docs/Python/Python数据读取'},
        {label: '使用 Git LFS 克隆大文件', to: '/docs/Linux/使用Git LFS克隆大文件'},
        {label: '香港旅行笔记', to: '/docs/Travel/HongKong_Travel'},
      ],
    },
    {
      title: '社区',
      // The specification lists three links to the site's own home, as external ones (conformance A20).
      items: [
        {label: '首页', href: `${site.url}${site.baseUrl}`, className: 'footer__own'},
        {label: '并行的线路', href: `${site.url}${site.baseUrl}#lanes`, className: 'footer__own'},
        {label: '最近更新', href: `${site.url}${site.baseUrl}#latest`, className: 'footer__own'},
      ],
    },
    {
      title: '更多',
      items: [
        {label: '博客', to: '/blog'},
        {label: '术语表', to: '/glossary'},
        {label: '标签', to: '/tags'},
        {label: '报错索引', to: '/errors'},
        {label: '我的阅读', to: '/reading'},
        {label: '源代码', href: site.repository},
      ],
    },
  ],
  copyright: [site.copyright, site.terms].filter(Boolean).join('　'),
} satisfies MultiColumnFooter;
