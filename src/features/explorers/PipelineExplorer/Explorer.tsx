import {useMemo, useState, type ReactNode} from 'react';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import TextField from '../../../shared/ui/Figure/TextField';
import {execute} from '@site/src/features/explorers/PipelineExplorer/model/execute';
import {timingOf, type Predictor} from '@site/src/features/explorers/PipelineExplorer/model/timing';
import {MAX_ROWS, parseShort, sayLosses, sayResult} from './describe';
import Diagram from './Diagram';
import styles from './styles.module.css';

const PROGRAMS = [
  ['lw x5, 0(x10); lw x6, 0(x11); add x7, x5, x6; sub x8, x7, x5; sw x8, 0(x12)', '取数就用'],
  ['lw x5, 0(x10); lw x6, 0(x11); addi x12, x12, 4; add x7, x5, x6; sub x8, x7, x5', '换个次序'],
  ['addi x5, x0, 3; loop: addi x5, x5, -1; bne x5, x0, loop; add x6, x5, x5', '循环'],
] as const;
const FORWARDING = [
  ['on', '有'],
  ['off', '没有'],
] as const;
const PREDICTORS: readonly (readonly [Predictor, string])[] = [
  ['not-taken', '猜不跳'],
  ['backward', '向后则跳'],
  ['one-bit', '1 位'],
  ['two-bit', '2 位'],
];

export default function Explorer(): ReactNode {
  const [text, setText] = useState<string>(PROGRAMS[0][0]);
  const [forwarding, setForwarding] = useState<'on' | 'off'>('on');
  const [predictor, setPredictor] = useState<Predictor>('not-taken');
  const isOn = forwarding === 'on';
  const [timing, other] = useMemo(() => {
    const parsed = parseShort(text);
    const {trace} = execute('value' in parsed ? parsed.value : [], MAX_ROWS);
    return [timingOf(trace, {forwarding: isOn, predictor}), timingOf(trace, {forwarding: !isOn, predictor})];
  }, [text, isOn, predictor]);
  const losses = sayLosses(timing, isOn);

  return (
    <Figure
      title="五级流水线的时空图"
      fields={
        <>
          <Choice name="forwarding" label="转发" options={FORWARDING} value={forwarding} onChange={setForwarding} />
          <Choice name="predictor" label="分支预测" options={PREDICTORS} value={predictor} onChange={setPredictor} />
          <Choice<string> name="example" label="程序" options={PROGRAMS} value={text} onChange={setText} />
          <TextField
            name="program"
            label="自己写：用分号隔开，标号后面加冒号"
            wide
            text={text}
            parse={(typed) => {
              const parsed = parseShort(typed);
              return 'value' in parsed ? {value: parsed.text, text: parsed.text} : parsed;
            }}
            onChange={setText}
          />
        </>
      }
      reading={sayResult(timing, isOn, other)}
      caption="每行是走过的一条指令，每列是一拍；“等”是停在这一级。寄存器前半拍写、后半拍读；跳转在 EX 末尾定。寄存器与内存起初都是 0。"
    >
      <Diagram {...timing} />
      {losses.length > 0 && (
        <ul className={styles.losses}>
          {losses.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Figure>
  );
}
