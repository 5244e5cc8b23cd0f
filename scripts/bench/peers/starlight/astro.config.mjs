import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';

export default defineConfig({
  markdown: {remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex]},
  integrations: [
    starlight({
      title: '并行笔记',
      locales: {root: {label: '简体中文', lang: 'zh-CN'}},
      customCss: ['katex/dist/katex.min.css'],
      sidebar: ['hpc', 'cuda', 'ds', 'dl', 'linux', 'python', 'school', 'super', 'temp', 'travel'].map((directory) => ({
        label: directory,
        autogenerate: {directory},
      })),
    }),
  ],
});
