import type {Html, Image} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {site as settings} from '../../config/site';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';

/** Pictures come from this site, or from hosts that its owner allows: the policy of the pages blocks all others. */
export const imageHosts: Rule = {
  name: 'image-hosts',
  check(site) {
    const found = [
      ...nodesOf<Image>(site, ['image']).map(({node, ...place}) => ({...place, address: node.url})),
      ...nodesOf<Html>(site, ['html']).flatMap(({node, ...place}) =>
        [...node.value.matchAll(/<img\b[^>]*?\ssrc=["']?([^"'\s>]+)/g)].map(([, address = '']) => ({...place, address})),
      ),
      ...nodesOf<MdxJsxFlowElement>(site, ['mdxJsxFlowElement', 'mdxJsxTextElement'] as 'mdxJsxFlowElement'[]).flatMap(
        ({node, ...place}) =>
          node.name === 'img'
            ? node.attributes.flatMap((one) =>
                'name' in one && one.name === 'src' && typeof one.value === 'string' ? [{...place, address: one.value}] : [],
              )
            : [],
      ),
    ];
    return {
      checked: found.length,
      problems: found.flatMap(({page: {file}, line, address}) => {
        const [host] = /^https?:\/\/[^/\s]+/i.exec(address) ?? [];
        return host === undefined || settings.imageHosts.includes(host)
          ? []
          : [
              {
                file,
                line,
                message: `${host} 上的图不会显示`,
                fix: '存进站里；或者在 config/site.ts 的 imageHosts 里写上主机，读者打开这一页时它会看到读者的地址',
              },
            ];
      }),
    };
  },
};
