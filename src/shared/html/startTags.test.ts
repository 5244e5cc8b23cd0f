import {describe, expect, test} from 'vitest';
import {decodeText} from './decode';
import {attributeValues, findTag, startTags, textElements} from './startTags';

const names = (html: string, ...wanted: string[]) => Array.from(startTags(html, ...wanted), ({name, start}) => `${name}@${start}`);

/** The same page, as Docusaurus writes it and as its minifier does. */
const PAGES = [
  ['as React writes it', '<link rel="stylesheet" href="/a b.css"/><div class="x y" hidden="" title="1 &gt; 0">甲</div>'],
  ['minified', '<link href="/a b.css" rel=stylesheet /><div title="1 > 0" hidden class="x y">甲</div>'],
  ['in other letters and quotes', `<LINK REL='stylesheet' href = '/a b.css'><Div\n Class='x y' HIDDEN TITLE='1 > 0'>甲</Div>`],
] as const;

describe.each(PAGES)('a page %s', (_, html) => {
  test('has its tags', () => {
    expect(Array.from(startTags(html), ({name}) => name)).toEqual(['link', 'div']);
    expect(Array.from(startTags(html, 'div'), ({end}) => html.slice(end, end + 1))).toEqual(['甲']);
  });

  test('has its attributes', () => {
    const link = findTag(html, 'link')!;
    expect([link.attribute('rel'), link.attribute('href'), link.attribute('class')]).toEqual(['stylesheet', '/a b.css', undefined]);
    const div = findTag(html, 'div', (tag) => tag.hasClass('y'))!;
    expect([div.attribute('hidden'), div.attribute('title'), div.hasClass('x y')]).toEqual(['', '1 > 0', false]);
    expect(attributeValues(html, 'class')).toEqual(['x y']);
    expect(attributeValues(html, 'id')).toEqual([]);
  });
});

test('what looks like a tag in a comment, a script, a style, a title or a value is none', () => {
  const html = '<!-- <p> --><title><p></title><script>"<p>"</script><style>/*<p>*/</style><p title="<p>"><p>';
  expect(names(html, 'p')).toEqual([`p@${html.length - 18}`, `p@${html.length - 3}`]);
  expect(names(html, 'title', 'style')).toEqual(['title@12', `style@${html.indexOf('<style')}`]);
});

test('a name is not the beginning of another, and text with a sign is no tag', () => {
  expect(names('<p>a < b<pre></pre><p/>', 'p')).toEqual(['p@0', 'p@19']);
});

test('a value is not taken for another attribute', () => {
  const tag = findTag('<a data-href="/x" title="a href=/y" href=/z/>', 'a')!;
  expect([tag.attribute('href'), tag.endsItself]).toEqual(['/z/', false]);
});

test('an element of a drawing ends itself', () => {
  expect(Array.from(startTags('<path d="M0 0"/><g><rect /></g><br/>'), ({endsItself}) => endsItself)).toEqual([true, false, true, true]);
});

test('the texts of scripts, as they stand, also of one that does not end', () => {
  const html = '<script src=/a.js defer></script><SCRIPT>a<b && "</p>"</SCRIPT ><script>last';
  expect(textElements(html, 'script').map(({content}) => content)).toEqual(['', 'a<b && "</p>"', 'last']);
  expect(textElements(html, 'script').map(({tag, end}) => html.slice(tag.start, end))[1]).toBe('<SCRIPT>a<b && "</p>"</SCRIPT >');
});

test('references of characters are resolved, an unknown one is told, and a bare sign stays', () => {
  expect(decodeText('&lt;a &amp;amp; b&#39;s &#x2014;&nbsp;c&gt; &quot;?x=1&y=2')).toBe('<a &amp; b\'s —\u00a0c> "?x=1&y=2');
  expect(() => decodeText('3 &euro;')).toThrow('HTML 里有 &euro;');
});
