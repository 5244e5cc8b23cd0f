import type {Triple} from '@site/src/features/explorers/GridExplorer/model';

const STEPS: Record<string, Partial<Triple>> = {
  ArrowLeft: {x: -1},
  ArrowRight: {x: 1},
  ArrowUp: {y: -1},
  ArrowDown: {y: 1},
  PageUp: {z: -1},
  PageDown: {z: 1},
};

/** The thread that a key moves to; undefined for other keys and outside the launch. */
export function move(from: Triple, launch: Triple, key: string): Triple | undefined {
  if (key === 'Home') {
    return {x: 0, y: 0, z: 0};
  }
  if (key === 'End') {
    return {x: launch.x - 1, y: launch.y - 1, z: launch.z - 1};
  }
  const {x = 0, y = 0, z = 0} = STEPS[key] ?? {};
  const to = {x: from.x + x, y: from.y + y, z: from.z + z};
  const moved = x !== 0 || y !== 0 || z !== 0;
  const inside = to.x >= 0 && to.y >= 0 && to.z >= 0 && to.x < launch.x && to.y < launch.y && to.z < launch.z;
  return moved && inside ? to : undefined;
}
