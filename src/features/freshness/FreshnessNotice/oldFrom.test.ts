import {expect, it} from 'vitest';
import {oldFrom} from './oldFrom';

it.each([
  ['2026-11', 12, '2027-11-01'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
])('checked %s, ages in %i months: old from %s', (checked, months, day) => {
  expect(oldFrom(checked, months)).toBe(day);
});
