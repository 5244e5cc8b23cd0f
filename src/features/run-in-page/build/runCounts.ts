import path from 'node:path';
import type {List, Paragraph, Root, RootContent} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import {countPrograms, readModules, readPython, type Counts} from '../record';

const NAME = 'run-counts';
const KINDS: Record<keyof Counts['byKind'], string> = {cpp: 'C 与 C++', openmp: 'OpenMP', mpi: 'MPI', cuda: 'CUDA', python: 'Python'};

/** `::run-counts`: how many programs run in the page, by language, and why the others do not. */
export default function runCounts() {
  return (root: Root): void => {
    visit(root, 'leafDirective', (node, index, parent) => {
      if (node.name === NAME) {
        const site = path.resolve();
        parent.children.splice(index, 1, ...described(countPrograms(readModules(site), readPython(site))));
      }
    });
  };
}

function described({all, runnable, byKind, why}: Counts): RootContent[] {
  const named = Object.entries(KINDS).map(([kind, name]) => ({name, count: byKind[kind as keyof typeof KINDS]}));
  const kinds = named.flatMap(({name, count}) => (count > 0 ? [`${name} ${count} 个`] : []));
  const rest = all - runnable;
  const sentence = `C、C++、CUDA 与 Python 的程序看过 ${all} 个，${runnable} 个能在页里运行（${kinds.join('，')}）`;
  return [
    paragraph(rest > 0 ? `${sentence}。另外 ${rest} 个不能：` : `${sentence}。`),
    ...(rest > 0 ? [list(Object.entries(why).map(([reason, count]) => `${count} 个：${reason}`))] : []),
  ];
}

const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});

const list = (items: string[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
});
