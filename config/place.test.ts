import {expect, test} from 'vitest';
import {navbar} from './site';
import {place} from './place';

// Conformance: 2.4-7, T6
test('an item without position stands at the right, others stay', () => {
  const items = place([{label: '甲'}, {label: '乙', position: 'left'}]);
  expect(items.map(({label, position}) => `${label} ${position}`)).toEqual(['甲 right', '乙 left']);
});

// Conformance: A9
test('every item of the navbar has its position written', () => {
  expect(navbar.items.length).toBeGreaterThan(0);
  expect(navbar.items.map(({position}) => position)).not.toContain(undefined);
});
