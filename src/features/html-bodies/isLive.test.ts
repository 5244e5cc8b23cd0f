import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isLive} from './isLive';

/** A site with these files; whether its page `docs/page.mdx` is live. */
function liveWith(page: string, files: Record<string, string> = {}, name = 'docs/page.mdx'): boolean {
  const root = mkdtempSync(path.join(tmpdir(), 'live-'));
  Object.entries({...files, [name]: page}).forEach(([file, text]) => {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  });
  return isLive(path.join(root, name), root);
}

const COUNTER = 'export default function Counter() { const [n, setN] = useState(0); return <b onClick={() => setN(n + 1)}>{n}</b>; }';

it.each([
  ['a component of its own with a handler', 'export const Hello = () => <button onClick={() => alert(1)}>好</button>;\n\n<Hello />\n', {}],
  ['a handler in its text', '<button onClick={() => alert(1)}>好</button>\n', {}],
  [
    'a component of the site with state',
    "import Counter from '@site/src/components/Counter';\n\n<Counter />\n",
    {'src/components/Counter.tsx': COUNTER},
  ],
  ['one in a folder, named by its path', "import Counter from './_parts/Counter';\n", {'docs/_parts/Counter/index.jsx': COUNTER}],
  [
    'one that holds another with state',
    "import Frame from '@site/src/components/Frame';\n",
    {'src/components/Frame.js': "import Counter from './Counter';\n", 'src/components/Counter.js': COUNTER},
  ],
  [
    'a piece of Markdown that holds one',
    "import Part from './_part.mdx';\n",
    {'docs/_part.mdx': 'export const A = () => useState(1)[0];\n'},
  ],
  ['a component of a package', "import ReactPlayer from 'react-player';\n\n<ReactPlayer url='x' />\n", {}],
  ['what is only for the browser', "import BrowserOnly from '@docusaurus/BrowserOnly';\n", {}],
])('%s needs React in the browser', (_, page, files) => {
  expect(liveWith(page, files)).toBe(true);
});

it.each([
  ['text', '# 题\n\n一句话。\n', {}],
  [
    'tabs, and addresses from a hook',
    "import Tabs from '@theme/Tabs';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/a.png')} />\n",
    {},
  ],
  [
    'a component that only draws',
    "import Red from '@site/src/components/Red';\n",
    {'src/components/Red.tsx': 'export default ({children}) => <b className="red">{children}</b>;'},
  ],
  [
    'an island',
    "import Race from '@site/src/features/race';\n",
    {'src/features/race/index.tsx': "import island from '../../features/islands';\nimport {useState} from 'react';\nuseState(1);"},
  ],
  ['pictures, styles and texts', "import logo from './a.png';\nimport './a.css';\nimport text from '!!raw-loader!./a.js';\n", {}],
  [
    'code that is only shown',
    "```jsx\nimport {useState} from 'react';\nconst [n] = useState(0);\n<b onClick={f} />\n```\n\n写 `useState(0)`，{/* <b onClick={f} /> */}\n",
    {},
  ],
])('%s does not', (_, page, files) => {
  expect(liveWith(page, files)).toBe(false);
});

it('CommonMark holds no components, but a .md file may be written in MDX', () => {
  expect(liveWith('说的是 useState(0)。\n', {}, 'docs/page.md')).toBe(false);
  expect(liveWith('<button onClick={() => 1}>好</button>\n', {}, 'docs/page.md')).toBe(true);
});
