import {bash} from './bash';
import {c, cpp} from './cpp';
import {cuda} from './cuda';
import {makefile} from './makefile';
import {dockerfile, json, mermaid, yaml} from './parse';
import {python} from './python';
import {script} from './script';
import {toml} from './toml';
import type {Checker} from './types';

/** All kinds of checks; the slowest programs first, so that the workers end together. */
export const CHECKERS: Checker[] = [bash, cuda, cpp, c, python, makefile, toml, mermaid, script, json, yaml, dockerfile];
