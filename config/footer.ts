import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {site} from './site';

export const footer = {
  style: 'light',
  links: [
    {
      title: '笔记',
      items: [
        {label: '开始阅读', to: '/docs/intro'},
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
        {label: '并行笔记', href: `${site.url}${site.baseUrl}`},
        {label: '读者首页', href: `${site.url}${site.baseUrl}#lanes`},
        {label: '最近更新', href: `${site.url}${site.baseUrl}#latest`},
      ],
    },
    {
      title: '更多',
      items: [
        {label: '博客', to: '/blog'},
        {label: '术语表', to: '/glossary'},
        {label: '标签', to: '/tags'},
        {label: '我的阅读', to: '/reading'},
        {label: '源代码', href: site.repository},
      ],
    },
  ],
  copyright: site.copyright,
} satisfies MultiColumnFooter;
