import type {Navbar} from '@docusaurus/theme-common';
import {place} from './place';
import {site} from './site';

export const navbar = {
  title: site.title,
  logo: {alt: '并行笔记的标志：两道斜线', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  hideOnScroll: false,
  items: place([
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: '所有文章', position: 'left'},
    {type: 'docSidebar', sidebarId: 'SuperComputerSidebar', label: '超级计算', position: 'left'},
    {type: 'docSidebar', sidebarId: 'CUDASidebar', label: 'CUDA', position: 'left'},
    {type: 'docSidebar', sidebarId: 'DataStructerSidebar', label: '数据结构', position: 'left'},
    {type: 'docSidebar', sidebarId: 'PythonSidebar', label: 'Python', position: 'left'},
    {type: 'docSidebar', sidebarId: 'linuxSidebar', label: 'Linux', position: 'left'},
    {type: 'docSidebar', sidebarId: 'TravelSidebar', label: '旅行', position: 'left'},
    {to: '/blog', label: '博客', position: 'left'},
    {to: '/about', label: '关于', position: 'right'},
  ]),
} satisfies Partial<Navbar>;
