import {type ReactNode} from 'react';
import Icon, {type IconName} from './Icon';
import {useFieldId} from './useFieldId';
import type {Player} from './usePlayer';
import styles from './stepper.module.css';

const SPEEDS = [0.5, 1, 2, 4];

function Button({icon, label, ...props}: {icon: IconName; label: string; disabled?: boolean; onClick: () => void}) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...props}>
      <Icon name={icon} />
    </button>
  );
}

/** Play, step both ways, scrub, speed and reset. */
export default function Stepper({player}: {player: Player}): ReactNode {
  const {at, last, playing, speed, act} = player;
  const id = useFieldId('speed');
  return (
    <div className={styles.stepper}>
      <div className={styles.buttons}>
        <Button
          icon={playing ? 'pause' : 'play'}
          label={playing ? '暂停' : '播放'}
          onClick={() => act({type: playing ? 'pause' : 'play'})}
        />
        <Button icon="back" label="后退一步" onClick={() => act({type: 'back'})} />
        <Button icon="forward" label="前进一步" onClick={() => act({type: 'forward'})} />
        <Button icon="reset" label="回到开头" onClick={() => act({type: 'reset'})} />
      </div>
      <div className={styles.scrub}>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="步"
          aria-valuetext={`第 ${at} 步，共 ${last} 步`}
          onChange={(event) => act({type: 'seek', at: Number(event.target.value)})}
        />
        <span className={styles.count} aria-hidden="true">
          {at} / {last}
        </span>
      </div>
      <label className={styles.speed} htmlFor={id}>
        速度
        <select id={id} value={speed} onChange={(event) => act({type: 'speed', speed: Number(event.target.value)})}>
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
