import {type ReactNode} from 'react';
import {AXES, globalIndex, indexOf, count, isInside, type Triple} from '@site/src/features/explorers/GridExplorer/model';
import type {Setup} from './setups';
import styles from './styles.module.css';

interface Props {
  setup: Setup;
  chosen: Triple;
  /** Whether all threads work, as in a grid-stride loop. */
  allWork: boolean;
  numbered: boolean;
  onChoose: (at: Triple) => void;
}

const all = (size: Triple) => Array.from({length: count(size)}, (_, id) => indexOf(id, size));
const same = (a: Triple, b: Triple) => AXES.every((axis) => a[axis] === b[axis]);
const flat = ({x, y}: Triple): Triple => ({x, y, z: 1});

/** The threads of a launch, block by block; a plane for each z. */
export default function Planes({setup: {grid, block, extent}, chosen, allWork, numbered, onChoose}: Props): ReactNode {
  const home = {x: Math.floor(chosen.x / block.x), y: Math.floor(chosen.y / block.y), z: Math.floor(chosen.z / block.z)};

  function thread(at: Triple) {
    const works = allWork ? at.x < extent.x : isInside(at, extent);
    const kind = same(at, chosen) ? styles.chosen : works ? styles.works : styles.idle;
    return (
      <span key={`${at.x} ${at.y}`} className={kind} onClick={() => onChoose(at)}>
        {numbered && at.x}
      </span>
    );
  }

  const isHome = (b: Triple, z: number) => same(home, {...b, z: Math.floor(z / block.z)});

  return (
    <div className={styles.planes}>
      {Array.from({length: grid.z * block.z}, (_, z) => (
        <div key={z} className={numbered ? styles.line : styles.plane}>
          {grid.z * block.z > 1 && <p>z = {z}</p>}
          <div className={styles.grid} style={numbered ? undefined : {gridTemplateColumns: `repeat(${grid.x}, minmax(0, 1fr))`}}>
            {all(flat(grid)).map((b) => (
              <div key={`${b.x} ${b.y}`} className={isHome(b, z) ? styles.home : styles.block}>
                {numbered && <p>块 {b.x}</p>}
                <div className={styles.threads} style={numbered ? undefined : {gridTemplateColumns: `repeat(${block.x}, minmax(0, 1fr))`}}>
                  {all(flat(block)).map((t) => thread({...globalIndex(b, block, t), z}))}
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
