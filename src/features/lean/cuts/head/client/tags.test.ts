import {createElement as h, Fragment, type ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {merged, tagsIn} from './tags';

describe('tags in a head', () => {
  it('are written as HTML has them', () => {
    const tags = tagsIn(
      h(
        Fragment,
        null,
        h('title', null, '甲', ' | ', '站'),
        false,
        [h('html', {key: '1', className: 'b', lang: 'zh'})],
        h('meta', {httpEquiv: 'x', content: undefined}),
        h('script', {type: 'application/ld+json'}, '{"a":1}'),
      ),
    );
    expect(tags).toEqual([
      {type: 'title', attributes: {}, text: '甲 | 站'},
      {type: 'html', attributes: {class: 'b', lang: 'zh'}, text: ''},
      {type: 'meta', attributes: {'http-equiv': 'x'}, text: ''},
      {type: 'script', attributes: {type: 'application/ld+json'}, text: '{"a":1}'},
    ]);
  });
});

describe('of several heads', () => {
  const of = (...children: ReactNode[]) => children.map((child) => tagsIn(child));
  const shown = (heads: ReturnType<typeof of>) =>
    merged(heads).tags.map(({attributes, text}) => attributes.content ?? attributes.href ?? text);

  it('the inner one’s title, description and canonical address count', () => {
    expect(shown(of(h('title', null, '外'), h('title', null, '内')))).toEqual(['内']);
    expect(
      shown(
        of(
          h('meta', {name: 'description', content: '外'}),
          h('meta', {property: 'og:description', content: '别的'}),
          h('meta', {name: 'Description', content: '内'}),
        ),
      ),
    ).toEqual(['别的', '内']);
    expect(shown(of(h('link', {rel: 'canonical', href: '/a'}), h('link', {rel: 'canonical', href: '/b'})))).toEqual(['/b']);
  });

  it('other links stay side by side, one for each address; several tags of one head stay', () => {
    expect(
      shown(
        of(h('link', {rel: 'alternate', href: '/a'}), [
          h('link', {key: '1', rel: 'alternate', href: '/b'}),
          h('link', {key: '2', rel: 'alternate', href: '/a', hrefLang: 'x'}),
        ]),
      ),
    ).toEqual(['/b', '/a']);
    expect(
      shown(of([h('meta', {key: '1', property: 'og:image', content: '1'}), h('meta', {key: '2', property: 'og:image', content: '2'})])),
    ).toEqual(['1', '2']);
  });

  it('attributes of the document are put together', () => {
    expect(merged(of(h('html', {lang: 'zh', className: 'a'}), h('html', {className: 'b'}), h('body', {className: 'c'})))).toEqual({
      root: {lang: 'zh', class: 'b'},
      body: {class: 'c'},
      tags: [],
    });
  });
});
