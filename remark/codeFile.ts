import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fail} from './fail';
import {fenceMeta} from './fenceMeta';
import {resolveBeside} from './resolveBeside';

const REGION = /^\s*(?:\/\/|#)\s*#?region\s+(?<name>\S+)\s*$/;
const END = /^\s*(?:\/\/|#)\s*#?endregion\b/;

/** A fence with `file="./_页名/a.cpp"` (and `region="名"`) and an empty body shows that file, or that region of it. */
export default function codeFile() {
  return (root: Root, file: VFile) => {
    visit(root, 'code', (node) => {
      const meta = fenceMeta(node.meta);
      if (!meta.file) {
        return;
      }
      if (node.value.trim()) {
        fail(file, node, `代码块写了 file="${meta.file}"，里面又有代码 → 二者取一：清空代码块，或去掉 file`);
      }
      const text = readFileSync(resolveBeside(file, node, meta.file), 'utf8').replace(/\r\n/g, '\n');
      node.value = meta.region ? region(text, meta.region, {file, node, source: meta.file}) : withoutMarkers(text.split('\n')).trimEnd();
      if (!meta.title) {
        node.meta = `${node.meta} title="${path.basename(meta.file)}"`;
      }
    });
  };
}

/** The lines between `// #region name` and its `// #endregion`, without their common indentation. */
function region(text: string, name: string, at: {file: VFile; node: Code; source: string}): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => REGION.exec(line)?.groups?.name === name);
  if (start < 0) {
    const names = lines.flatMap((line) => REGION.exec(line)?.groups?.name ?? []);
    const list = names.length ? `它有：${names.join('、')}` : '它一个区段也没有，用 // #region 名 与 // #endregion 标出';
    return fail(at.file, at.node, `${at.source} 里没有区段 ${name} → ${list}`);
  }
  const length = lengthOfRegion(lines.slice(start + 1));
  if (length < 0) {
    return fail(at.file, at.node, `${at.source} 的区段 ${name} 没有结束 → 在它的末尾加一行 // #endregion`);
  }
  return dedent(withoutMarkers(lines.slice(start + 1, start + 1 + length)));
}

/** Regions may nest: the one that matters ends where its own depth returns to zero. */
function lengthOfRegion(lines: string[]): number {
  let depth = 1;
  return lines.findIndex((line) => {
    depth += REGION.test(line) ? 1 : END.test(line) ? -1 : 0;
    return depth === 0;
  });
}

const withoutMarkers = (lines: string[]) => lines.filter((line) => !REGION.test(line) && !END.test(line)).join('\n');

function dedent(text: string): string {
  const indents = text.split('\n').filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length);
  const common = Math.min(...indents);
  return text.split('\n').map((line) => line.slice(common)).join('\n').replace(/^\n+|\n+$/g, '');
}
