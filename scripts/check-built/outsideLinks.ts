import {parseUrl} from '../../src/shared/pure/parseUrl';
import {type BuiltRule, fault} from './types';

/** A page that a link leads to on another site cannot reach back into the window it was opened from. */
export const outsideLinks: BuiltRule = {
  name: 'outside-links',
  check({origin, pages}) {
    let checked = 0;
    const problems = pages.flatMap(({file, $}) => {
      const outside = $('a')
        .toArray()
        .filter((link) => leavesSite($(link).attr('href') ?? $(link).attr('xlink:href') ?? '', origin));
      checked += outside.length;
      const open = outside.filter((link) => !/\b(?:noopener|noreferrer)\b/.test($(link).attr('rel') ?? ''));
      return open.map((link) =>
        fault(
          file,
          `外链没有 rel="noopener"：${$(link).attr('href')}`,
          '写 Markdown 链接，或用 @docusaurus/Link；手写的 <a> 加 rel="noopener noreferrer"',
        ),
      );
    });
    return {checked, problems};
  },
};

const leavesSite = (href: string, origin: string) => /^(?:https?:)?\/\//i.test(href) && parseUrl(href, origin)?.origin !== origin;
