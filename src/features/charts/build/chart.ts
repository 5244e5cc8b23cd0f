import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import {h, s} from 'hastscript';
import type {Code, Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {fail, sitePath} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {drawBars} from './drawBars';
import {drawLines} from './drawLines';
import {WIDTHS} from './frame';
import {readData} from './readData';
import {readSpec} from './readSpec';
import {table} from './table';
import {ChartError, type ChartData, type ChartSpec} from './types';
import {readText} from '../../../shared/build/readText';

/** A ```chart fence becomes a figure drawn from a CSV beside the page, and the same CSV as a folded table. */
export default function chart() {
  return (root: Root, file: VFile) => {
    let count = 0;
    visit(root, 'code', (node, index, parent) => {
      if (node.lang !== 'chart') {
        return;
      }
      count += 1;
      const children = build(node, file, count);
      parent.children[index] = {
        type: 'paragraph',
        position: node.position,
        children: [],
        data: {hName: 'div', hProperties: {className: ['chart']}, hChildren: children},
      };
    });
  };
}

function build(node: Code, file: VFile, count: number): Element[] {
  try {
    const spec = readSpec(node.value, fenceMeta(node.meta).title);
    const data = readData(readText(resolveBeside(file, node, spec.csv)), spec);
    const prefix = `chart-${createHash('sha1').update(sitePath(file)).digest('hex').slice(0, 6)}-${count}`;
    const drawings = Object.entries(WIDTHS).map(([name, width]) => draw(spec, data, `${prefix}-${name}`, {name, width}));
    const columns = [spec.x, spec.y, ...(spec.series ? [spec.series] : [])].map((column) => data.columns.indexOf(column));
    // What the script says of a point (src/features/charts/client) it reads from the table.
    const figure = h('figure', {dataColumns: columns.join(' '), dataX: spec.xLabel, dataY: spec.yLabel}, [
      ...drawings,
      h('figcaption', [h('span', spec.title)]),
    ]);
    return [figure, table(data)];
  } catch (error) {
    if (error instanceof ChartError) {
      return fail(file, node, error.message);
    }
    throw error;
  }
}

function draw(spec: ChartSpec, data: ChartData, prefix: string, {name, width}: {name: string; width: number}): Element {
  const {nodes, height, box, axis, at} = (spec.type === 'bar' ? drawBars : drawLines)(data.series, spec, prefix, width);
  const kind =
    spec.type === 'bar'
      ? `柱状图：${spec.title}。按${spec.xLabel}比较${spec.yLabel}`
      : `折线图：${spec.title}。${spec.yLabel}随${spec.xLabel}的变化`;
  const names = data.series.length > 1 ? `，系列有${data.series.map((one) => one.name).join('、')}` : '';
  const [from, to] = axis === 'x' ? [box.top, box.bottom] : [box.left, box.right];
  return s(
    'svg',
    {
      viewBox: `0 0 ${width} ${Math.ceil(height)}`,
      role: 'img',
      ariaLabel: `${kind}${names}。数值见图下的数据表。`,
      className: `chart-svg chart-${name}`,
      dataPending: '',
      dataAxis: axis,
      dataAt: at.join(' '),
      dataSpan: `${Math.round(from)} ${Math.round(to)}`,
    },
    nodes,
  );
}
