import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compare} from '../../src/shared/pure/compareOutput';
import type {Run} from './types';

/** Writes what fences printed into the output blocks of their pages; lines that agree stay as they are. Gives the number of blocks changed. */
export function update(root: string, runs: Run[]): number {
  const changes = runs.flatMap(({fence: {file, output}, printed}) => {
    const steps = output ? compare(output.text, printed) : [];
    return output && steps.some(({kind}) => kind !== 'same')
      ? [{file, output, text: steps.filter(({kind}) => kind !== 'expected').map(({text}) => text)}]
      : [];
  });
  for (const file of new Set(changes.map((change) => change.file))) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const ofFile = changes.filter((change) => change.file === file).sort((a, b) => b.output.line - a.output.line);
    for (const {output, text} of ofFile) {
      const indent = /^\s*/.exec(lines[output.line - 1]!)![0];
      const length = output.text === '' ? 0 : output.text.split('\n').length;
      lines.splice(output.line, length, ...text.map((line) => (line ? indent + line : line)));
    }
    writeFileSync(path.join(root, file), lines.join('\n'));
  }
  return changes.length;
}
