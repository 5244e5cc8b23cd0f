import type {ReactNode} from 'react';
import {inputFile} from '@site/src/features/explorers/HplCalculator/model';
import Figure from '../../../shared/ui/Figure';
import Blocks from './Blocks';
import Fields, {AssumedFields} from './Fields';
import InputFile from './InputFile';
import Reading from './Reading';
import {useHpl} from './useHpl';
import styles from './styles.module.css';

export default function HplCalculator(): ReactNode {
  const hpl = useHpl();
  const {n, input, grid} = hpl;
  return (
    <Figure
      title="HPL 参数计算器"
      fields={<Fields {...hpl} />}
      moreFields={<AssumedFields {...hpl} />}
      reading={<Reading {...hpl} />}
      caption="通信量取 HPL 自带模型的带宽项 (3P+Q)/2PQ，不含延迟。时间等于 HPL 计的浮点运算次数除以峰值与效率之积；效率要拿小规模实测来填。格子图里带圆点的块归进程 (0,0)，浅色的行与列归同一进程行、同一进程列。"
    >
      <div className={styles.sides}>
        <Blocks {...grid} />
        <InputFile file={inputFile(n, input.nb, grid)} />
      </div>
    </Figure>
  );
}
