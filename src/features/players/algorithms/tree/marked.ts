import type {TreeState} from './treeState';

type Forest = Pick<TreeState, 'roots' | 'nodes' | 'row' | 'centred'>;
type Marks = Partial<Pick<TreeState, 'compared' | 'moved' | 'done'>>;

/** A forest with marks, by default none. */
export const marked = (forest: Forest, marks: Marks = {}): TreeState => ({compared: [], moved: [], done: [], ...marks, ...forest});
