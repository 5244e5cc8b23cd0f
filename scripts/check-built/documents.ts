import {MAP} from '../../config/contentTitles';
import {type BuiltRule, fault} from './types';

/** Every document of the content map has its page, at the address that the map gives it. */
export const documents: BuiltRule = {
  name: 'documents',
  check({documents: paths, baseUrl, pages}) {
    const routes = new Set(pages.map(({route}) => route));
    const missing = paths.filter((path) => !routes.has(`${baseUrl}docs/${path}`));
    return {
      checked: paths.length - missing.length,
      problems: missing.map((path) =>
        fault(`docs/${path}.html`, `内容表里的 ${path} 没有页面`, `写好这一篇；地址变了就改回文件名；不再发布就从 ${MAP} 里删掉`),
      ),
    };
  },
};
