import {useState, type ReactNode} from 'react';
import {type Order, type Pipeline, serialTime, timelineOf, totalOf} from '@site/src/features/explorers/StreamTimeline/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import Slider from '../../../shared/ui/Figure/Slider';
import Timeline from './Timeline';

const ENGINES = [
  [2, '两个'],
  [1, '一个'],
] as const;
const ORDERS: readonly (readonly [Order, string])[] = [
  ['depth', '逐块（深度优先）'],
  ['breadth', '逐级（广度优先）'],
];
const START: Pipeline = {chunks: 4, streams: 4, order: 'depth', copyEngines: 2, time: {h2d: 8, kernel: 6, d2h: 4}, overhead: 0.1};

const ms = (value: number) => `${value.toFixed(1)} ms`;

export default function Explorer(): ReactNode {
  const [pipeline, setPipeline] = useState(START);
  const change = (part: Partial<Pipeline>) => setPipeline({...pipeline, ...part});
  const stage = (name: keyof Pipeline['time'], label: string) => (
    <Slider
      name={name}
      label={label}
      min={1}
      max={20}
      value={pipeline.time[name]}
      text={`${pipeline.time[name]} ms`}
      onChange={(value) => change({time: {...pipeline.time, [name]: value}})}
    />
  );
  const operations = timelineOf(pipeline);
  const total = totalOf(operations);
  const serial = serialTime(pipeline);

  return (
    <Figure
      title="重叠传输与计算"
      fields={
        <>
          <Slider name="chunks" label="切成几块" min={1} max={16} value={pipeline.chunks} onChange={(chunks) => change({chunks})} />
          <Slider name="streams" label="几个流" min={1} max={16} value={pipeline.streams} onChange={(streams) => change({streams})} />
          <Choice
            name="engines"
            label="复制引擎"
            options={ENGINES}
            value={pipeline.copyEngines}
            onChange={(copyEngines) => change({copyEngines})}
          />
          <Choice name="order" label="发出的次序" options={ORDERS} value={pipeline.order} onChange={(order) => change({order})} />
        </>
      }
      moreFields={
        <>
          {stage('h2d', '传入（全部）')}
          {stage('kernel', '计算（全部）')}
          {stage('d2h', '传出（全部）')}
          <Slider
            name="overhead"
            label="每个操作的固定开销"
            min={0}
            max={1}
            step={0.05}
            value={pipeline.overhead}
            text={`${pipeline.overhead.toFixed(2)} ms`}
            onChange={(overhead) => change({overhead})}
          />
        </>
      }
      reading={
        <>
          不切、不重叠要 {ms(serial)}；现在要 <strong>{ms(total)}</strong>，快 <strong>{(serial / total).toFixed(2)}</strong> 倍。
        </>
      }
      caption="一行一个引擎，方块里是块号。同一引擎按发出的次序逐个做，同一个流里前一个做完才轮到后一个；假设一个核函数就占满计算单元。虚线是不切时的总时间。"
    >
      <Timeline operations={operations} serial={serial} />
    </Figure>
  );
}
