import {useState, type ReactNode} from 'react';
import Figure from '../Figure';
import Slider from '../Figure/Slider';
import {ceiling, efficiency, speedup} from './amdahl';
import Curve from './Curve';

export default function AmdahlExplorer(): ReactNode {
  const [percent, setPercent] = useState(95);
  const [doublings, setDoublings] = useState(6);
  const parallel = percent / 100;
  const cores = 2 ** doublings;

  return (
    <Figure
      title="Amdahl 定律：加核能快多少"
      fields={
        <>
          <Slider name="share" label="可并行部分" min={50} max={99.9} step={0.1} value={percent} text={`${percent.toFixed(1)}%`} onChange={setPercent} />
          <Slider name="cores" label="核数" min={0} max={10} value={doublings} text={`${cores} 核`} onChange={setDoublings} />
        </>
      }
      reading={
        <>
          加速 <strong>{speedup(parallel, cores).toFixed(1)}</strong> 倍，效率 <strong>{(efficiency(parallel, cores) * 100).toFixed(0)}%</strong>
          ；核再多也到不了 <strong>{ceiling(parallel).toFixed(1)}</strong> 倍。
        </>
      }
      caption="两个坐标轴都按翻倍等距。实线：加速比；细斜线：理想情形；虚线：上限。">
      <Curve parallel={parallel} cores={cores} label="加速比随核数变化的曲线：先贴着理想直线上升，再弯向上限" />
    </Figure>
  );
}
