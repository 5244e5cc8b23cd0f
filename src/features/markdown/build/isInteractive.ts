import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SHOWN} from '../../../shared/markdown/usesMdx';

/** Every component that an author names: one row each. */
const COMPONENTS = path.resolve('src/features/markdownComponents.ts');
/** The features whose components a reader works with; the others only show. */
const ROW = /as (\w+)\} from '\.\/(?:explorers|players|git-graph)\//g;

const names = new Set([...readFileSync(COMPONENTS, 'utf8').matchAll(ROW)].map(([, name]) => name));

/** Whether a note has a figure that one can play with. */
export const isInteractive = (text: string): boolean =>
  [...text.replace(SHOWN, '').matchAll(/<([A-Z]\w*)/g)].some(([, name]) => names.has(name));
