import {defineConfig} from 'vitepress';
import sidebar from './sidebar.json' with {type: 'json'};

export default defineConfig({
  title: '并行笔记',
  lang: 'zh-Hans',
  // Not among the notes, which are written anew by each run.
  outDir: '../dist',
  ignoreDeadLinks: true,
  markdown: {math: true},
  themeConfig: {search: {provider: 'local'}, sidebar},
});
