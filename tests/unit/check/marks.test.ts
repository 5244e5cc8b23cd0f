import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {FALLBACKS, MERMAID} from '../../../scripts/check-built/leanApp';
import {cuts} from '../../../src/features/lean/cuts';

const marks = [...cuts.flatMap((cut) => cut.marks ?? []), FALLBACKS, MERMAID];

test('there are marks', () => expect(marks.length).toBeGreaterThan(4));

test.each(marks)('the mark of $what is found in $foundIn, so that its absence from the app tells something', ({pattern, foundIn}) => {
  expect(readFileSync(path.join('node_modules', foundIn), 'utf8')).toMatch(pattern);
});
