import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from './Icon';
import {useFieldId} from './useFieldId';
import type {Player} from './usePlayer';
import styles from './stepper.module.css';

const SPEEDS = [0.5, 1, 2, 4];

interface ButtonProps {
  icon: IconName;
  label: string;
  className?: string;
  onClick: () => void;
}

function Button({icon, label, className, onClick}: ButtonProps) {
  return (
    <button type="button" className={clsx(styles.button, className)} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/**
 * Play, step both ways and scrub in one row; speed and reset beside them, on a phone behind a button.
 * @param children more buttons of this kind
 */
export default function Stepper({player, children}: {player: Player; children?: ReactNode}): ReactNode {
  const {at, last, playing, speed, act} = player;
  const id = useFieldId('speed');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.stepper}>
      <div className={styles.buttons}>
        <Button icon="back" label="后退一步" onClick={() => act({type: 'back'})} />
        <Button
          icon={playing ? 'pause' : 'play'}
          label={playing ? '暂停' : '播放'}
          className={styles.play}
          onClick={() => act({type: playing ? 'pause' : 'play'})}
        />
        <Button icon="forward" label="前进一步" onClick={() => act({type: 'forward'})} />
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
      <button
        type="button"
        className={clsx(styles.button, styles.moreButton)}
        aria-label="速度与重来"
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <div className={clsx(styles.more, isOpen && styles.open)} id={`${id}-more`}>
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
        <Button icon="reset" label="回到开头" onClick={() => act({type: 'reset'})} />
        {children}
      </div>
      <p className={styles.keys}>
        <kbd>空格</kbd> 播放，<kbd>←</kbd> <kbd>→</kbd> 一步一步走
      </p>
    </div>
  );
}
