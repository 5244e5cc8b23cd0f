import type {ElementContent} from 'hast';
import {h, s} from 'hastscript';
import type {InlineCode, Nodes, Paragraph, PhrasingContent, Root, Table, TableCell} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {fail} from '../../../shared/markdown/fail';
import {filterField} from '../../../shared/markdown/filterBar';

const NAME = 'quickref';
const COLUMN = '命令';
const USAGE = `::${NAME} 独占一行，空一行，接着写表`;

/** The words of a cell, formatting aside. */
const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? (node.children as Nodes[]).map(wordsOf).join('') : '';

/** A code in the column of commands is one when it has words: `git stash -u`, not `--abort`. */
const isCommand = ({value}: InlineCode) => /\S\s+\S/.test(value);

/** A prompt is shown and not typed. */
const withoutPrompt = (value: string) => value.replace(/^(?:\$|#|>|PS>)\s+/, '');

/**
 * `::quickref` before a table makes it one to search, to copy commands from and to print on a sheet.
 * The table stands whole without script; what needs script stays hidden until src/features/quick-reference/client has come.
 */
export default function quickReference() {
  return (root: Root, file: VFile) => {
    let count = 0;
    visit(root, 'leafDirective', (node, index, parent) => {
      if (node.name !== NAME) {
        return;
      }
      const table = parent.children[index + 1];
      if (table?.type !== 'table') {
        fail(file, node, `::${NAME} 后面不是表 → ${USAGE}`);
      }
      const [head, ...rows] = table.children;
      const column = head?.children.findIndex((cell) => wordsOf(cell).trim() === COLUMN) ?? -1;
      if (column < 0) {
        fail(file, table, `速查表没有叫“${COLUMN}”的一列 → 表头里写 ${COLUMN}，要复制的命令写在那一列的行内代码里`);
      }
      const commands = rows.reduce((sum, row) => sum + addCopyButtons(row.children[column]), 0);
      if (commands === 0) {
        fail(file, table, '速查表里没有可复制的命令 → 把命令写成行内代码，例如 `git stash -u`');
      }
      count += 1;
      parent.children.splice(index, 2, wrap(table, `${NAME}-${count}`, rows.length));
    });
  };
}

function addCopyButtons(cell: TableCell | undefined): number {
  if (!cell) {
    return 0;
  }
  const commands = cell.children.filter((child): child is InlineCode => child.type === 'inlineCode' && isCommand(child));
  cell.children = cell.children.flatMap((child): PhrasingContent[] =>
    commands.includes(child as InlineCode) ? [withButton(child as InlineCode)] : [child],
  );
  return commands.length;
}

const ICON = s(
  'svg',
  {viewBox: '0 0 24 24', width: 16, height: 16, ariaHidden: 'true'},
  s('path', {d: 'M8 8h11v13H8zM16 8V3H5v13h3', fill: 'none', stroke: 'currentColor', strokeWidth: 2}),
);

/** The code, and a button that copies it; mdast has no node for either box, `data` says what they become. */
function withButton(code: InlineCode): PhrasingContent {
  const command = withoutPrompt(code.value);
  const button = element('button', {type: 'button', className: ['quickref-copy'], ariaLabel: `复制 ${command}`, dataCommand: command}, [
    ICON,
  ]);
  return {type: 'emphasis', children: [code, button], data: {hName: 'span', hProperties: {className: ['quickref-command']}}};
}

const element = (hName: string, hProperties: object, hChildren: ElementContent[]): PhrasingContent => ({
  type: 'emphasis',
  children: [],
  data: {hName, hProperties: hProperties as never, hChildren},
});

function wrap(table: Table, id: string, rows: number): Paragraph {
  const bar = element('div', {className: ['quickref-bar', 'filter-bar']}, [
    ...filterField(id, '在表里找', `共 ${rows} 条`),
    h('button', {type: 'button', className: 'quickref-print action'}, '打印成一页'),
  ]);
  return {
    type: 'paragraph',
    children: [bar, table as never],
    data: {hName: 'div', hProperties: {className: ['quickref'], dataPending: ''}},
  };
}
