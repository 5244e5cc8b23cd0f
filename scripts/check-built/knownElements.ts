import htmlTags from 'html-tags';
import {type BuiltRule, fault} from './types';

const HTML = new Set<string>(htmlTags);
/** What stands in these is of another language. */
const FOREIGN = 'svg *, math *';

/** Elements that no browser knows: parts of the Markdown compiler that were printed instead of rendered. */
export const knownElements: BuiltRule = {
  name: 'known-elements',
  check({pages}) {
    let checked = 0;
    const problems = pages.flatMap(({file, $}) => {
      const names = $('*')
        .not(FOREIGN)
        .toArray()
        .flatMap((element) => (element.type === 'text' ? [] : $(element).prop('tagName')!.toLowerCase()));
      checked += names.length;
      const unknown = new Set(names.filter((name) => !HTML.has(name) && !name.includes('-')));
      return [...unknown].map((name) =>
        fault(file, `浏览器不认识的元素 <${name}>`, '正文里的 < 写成 &lt; 或放进行内代码；是插件写的就改插件'),
      );
    });
    return {checked, problems};
  },
};
