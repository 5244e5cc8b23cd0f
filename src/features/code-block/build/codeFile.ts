import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {fail} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {withoutLabels} from '../lineLabels';
import {readRegion, withoutRegions} from '../../../shared/markdown/region';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {readText} from '../../../shared/build/readText';

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
      const text = readText(resolveBeside(file, node, meta.file));
      const reject = (reason: string) => fail(file, node, `${meta.file} ${reason}`);
      node.value = withoutLabels(meta.region ? readRegion(text, meta.region, reject) : withoutRegions(text));
      if (!meta.title) {
        node.meta = `${node.meta} title="${path.basename(meta.file)}"`;
      }
    });
  };
}
