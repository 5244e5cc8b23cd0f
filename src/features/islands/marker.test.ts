import {expect, test} from 'vitest';
import {marker} from './marker';

test('an island’s props come with it as JSON', () => {
  expect(marker('Race', 'x', {names: 'a b', steps: [1, 2], deep: {on: true}, none: undefined})).toEqual({
    'data-island': 'Race',
    'data-id': 'x',
    'data-props': '{"names":"a b","steps":[1,2],"deep":{"on":true}}',
  });
});

test.each([[{act: () => {}}], [{at: new Date(0)}], [{big: NaN}], [{child: {type: Symbol('element')}}]])(
  'props that JSON cannot hold fail the build: %o',
  (props) => {
    expect(() => marker('Race', 'x', props)).toThrow('交互图 Race');
  },
);
