import {useState, type ReactNode} from 'react';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import Slider from '../../../shared/ui/Figure/Slider';
import {ceiling, efficiency, scaledSpeedup, speedup} from './amdahl';
import Curve from './Curve';

const LAWS = [
  ['amdahl', '题目不变（Amdahl）'],
  ['gustafson', '时间不变（Gustafson）'],
] as const;

export default function AmdahlExplorer(): ReactNode {
  const [name, setName] = useState<(typeof LAWS)[number][0]>('amdahl');
  const [percent, setPercent] = useState(95);
  const [doublings, setDoublings] = useState(6);
  const parallel = percent / 100;
  const cores = 2 ** doublings;
  const isFixed = name === 'amdahl';
  const law = isFixed ? speedup : scaledSpeedup;

  return (
    <Figure
      title={isFixed ? 'Amdahl 定律：加核能快多少' : 'Gustafson 定律：加核能多做多少'}
      fields={
        <>
          <Slider
            name="share"
            label="可并行部分"
            min={50}
            max={99.9}
            step={0.1}
            value={percent}
            text={`${percent.toFixed(1)}%`}
            onChange={setPercent}
          />
          <Slider name="cores" label="核数" min={0} max={10} value={doublings} text={`${cores} 核`} onChange={setDoublings} />
          <Choice name="law" label="加核之后" options={LAWS} value={name} onChange={setName} />
        </>
      }
      reading={
        <>
          加速 <strong>{law(parallel, cores).toFixed(1)}</strong> 倍，效率{' '}
          <strong>{(efficiency(parallel, cores, law) * 100).toFixed(0)}%</strong>
          {isFixed ? (
            <>
              ；核再多也到不了 <strong>{ceiling(parallel).toFixed(1)}</strong> 倍。
            </>
          ) : (
            <>
              ；这道大题放回一个核，串行的只占 <strong>{(((1 - parallel) / scaledSpeedup(parallel, cores)) * 100).toPrecision(2)}%</strong>
              ，以此代入 Amdahl 得同一个数。
            </>
          )}
        </>
      }
      caption={
        isFixed
          ? '两个坐标轴都按翻倍等距。实线：加速比；细斜线：理想情形；虚线：上限。'
          : '两个坐标轴都按翻倍等距。实线：题目随核数变大时的加速比；细斜线：理想情形。可并行部分按 n 核运行时的时间计。'
      }
    >
      <Curve
        law={law}
        parallel={parallel}
        cores={cores}
        limited={isFixed}
        label={isFixed ? '加速比随核数变化的曲线：先贴着理想直线上升，再弯向上限' : '加速比随核数变化的曲线：始终与理想直线同升，没有上限'}
      />
    </Figure>
  );
}
