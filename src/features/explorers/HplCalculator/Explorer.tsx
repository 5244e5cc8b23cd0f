import {useState, type ReactNode} from 'react';
import {
  gridsOf,
  imbalance,
  inputFile,
  localMost,
  matrixSize,
  orderFor,
  seconds,
  volume,
} from '@site/src/features/explorers/HplCalculator/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import Blocks from './Blocks';
import {rateText, timeText} from './describe';
import styles from './styles.module.css';

const START = {memory: 256, nodes: 4, ranks: 16, fraction: 0.8, nb: 192, peak: 3000, efficiency: 0.75};
/** More grids than this do not fit the figure; the flattest are left out first. */
const MAX_GRIDS = 5;

export default function HplCalculator(): ReactNode {
  const [input, setInput] = useState(START);
  const [rows, setRows] = useState(0);
  const [copied, setCopied] = useState('');
  const change = (part: Partial<typeof START>) => setInput({...input, ...part});
  const {nodes, ranks, fraction, nb, peak, efficiency} = input;
  const processes = nodes * ranks;
  const grids = gridsOf(processes).slice(-MAX_GRIDS);
  const grid = grids.find(({p}) => p === rows) ?? grids.at(-1)!;
  const n = orderFor(input, nb);
  const rate = nodes * peak * efficiency;
  const least = Math.min(...grids.map(volume));
  const file = inputFile(n, nb, grid);
  const number = (name: 'memory' | 'nodes' | 'ranks' | 'nb' | 'peak', label: string, min: number, max: number) => (
    <NumberField name={name} label={label} min={min} max={max} value={input[name]} onChange={(value) => change({[name]: value})} />
  );

  async function copy() {
    setCopied(
      (await navigator.clipboard?.writeText(file).then(
        () => true,
        () => false,
      ))
        ? file
        : '',
    );
  }

  return (
    <Figure
      title="HPL 参数计算器"
      fields={
        <>
          <Slider
            name="fraction"
            label="矩阵占内存"
            min={0.5}
            max={0.95}
            step={0.01}
            value={fraction}
            text={`${(fraction * 100).toFixed(0)}%`}
            onChange={(value) => change({fraction: value})}
          />
          <Slider
            name="efficiency"
            label="预计效率"
            min={0.3}
            max={0.95}
            step={0.01}
            value={efficiency}
            text={`${(efficiency * 100).toFixed(0)}%`}
            onChange={(value) => change({efficiency: value})}
          />
          {number('memory', '每节点 GiB', 1, 4096)}
          {number('nodes', '节点', 1, 1024)}
          {number('ranks', '每节点进程', 1, 256)}
          {number('nb', 'NB', 8, 1024)}
          {number('peak', '节点峰值 GFLOP/s', 1, 1_000_000)}
          <Choice name="grid" label="P×Q" options={grids.map(({p, q}) => [p, `${p}×${q}`] as const)} value={grid.p} onChange={setRows} />
        </>
      }
      reading={
        <>
          N = <strong>{n}</strong>，矩阵 {matrixSize(n).toFixed(1)} GiB，{grid.p}×{grid.q} 共 {processes} 个进程，最满的一个存{' '}
          {localMost(n, nb, grid.p)}×{localMost(n, nb, grid.q)}，比平均多 {((imbalance(n, nb, grid) - 1) * 100).toFixed(1)}%。按{' '}
          {rateText(rate)} 要算 <strong>{timeText(seconds(n, rate))}</strong>；每个进程的通信量是这几种网格里最少者的{' '}
          <strong>{(volume(grid) / least).toFixed(2)}</strong> 倍。
        </>
      }
      caption="通信量取 HPL 自带模型的带宽项 (3P+Q)/2PQ，不含延迟。时间等于 HPL 计的浮点运算次数除以峰值与效率之积；效率要拿小规模实测来填。格子图里带圆点的块归进程 (0,0)，浅色的行与列归同一进程行、同一进程列。"
    >
      <div className={styles.sides}>
        <Blocks {...grid} />
        <div className={styles.file}>
          <div className={styles.head}>
            <span>HPL.dat</span>
            <button type="button" className="action" onClick={() => void copy()}>
              {copied === file ? '已复制' : '复制'}
            </button>
          </div>
          <pre tabIndex={0} role="group" aria-label="HPL.dat 的内容">
            {file}
          </pre>
        </div>
      </div>
    </Figure>
  );
}
