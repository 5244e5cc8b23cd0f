import {bash} from './bash';
import {c, cpp} from './cpp';
import {makefile} from './makefile';
import {nvcc} from './nvcc';
import {dockerfile, json, latex, mermaid, yaml} from './parse';
import {python} from './python';
import {script} from './script';
import {simulate} from './simulate';
import {toml} from './toml';
import type {Checker} from './types';

/** All kinds of checks; the slowest programs first, so that the workers end together. */
export const CHECKERS: Checker[] = [bash, nvcc, simulate, cpp, c, python, makefile, toml, mermaid, script, json, yaml, dockerfile, latex];
