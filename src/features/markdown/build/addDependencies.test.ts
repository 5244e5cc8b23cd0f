import {expect, it} from 'vitest';
import {addDependencies} from './addDependencies';

function dependenciesOf(source: string, resourcePath = '/site/src/pages/页.md'): string[] {
  const found: string[] = [];
  const returned = addDependencies(source, {
    context: '/site/docs',
    rootContext: '/site',
    resourcePath,
    addDependency: (file) => found.push(file),
  });
  expect(returned).toBe(source);
  return found;
}

it.each([
  ['![图](./_页/fig.svg "图注")', '/site/docs/_页/fig.svg'],
  ['![图](./_1.0%20%E9%A1%B5/fig.svg)', '/site/docs/_1.0 页/fig.svg'],
  ['![图](<./_1.0 页/fig.svg> "图注")', '/site/docs/_1.0 页/fig.svg'],
  ['![图](<./_1.0 页/IMG 1.JPG> "图注")', '/site/docs/_1.0 页/IMG 1.JPG'],
  ['![图](@site/src/fig.svg)', '/site/src/fig.svg'],
  ['```cpp file="./_1.0 页/a.cpp" region="b"\n```', '/site/docs/_1.0 页/a.cpp'],
  ['```chart title="图"\ncsv: ./_1.0 页/data.csv \ntype: bar\n```', '/site/docs/_1.0 页/data.csv'],
  ['```chart\n  csv: "./data.csv"\n```', '/site/docs/data.csv'],
])('a page depends on what it names: %s', (source, file) => {
  expect(dependenciesOf(source)).toEqual([file]);
});

it('leaves addresses of other places alone', () => {
  expect(dependenciesOf('![图](https://example.org/a.svg) ![图](/img/a.svg) [文](./b.md)')).toEqual([]);
});

it('the page of tags depends on the list of tags', () => {
  expect(dependenciesOf('::tags', '/site/src/pages/tags.md')).toEqual(['/site/.docusaurus/tags/default/tags.json']);
});
