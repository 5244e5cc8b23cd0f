import {expect, test} from 'vitest';
import {pack, packGroups, unpack, unpackGroups} from './pack';

test.each([[[]], [['一']], [['一', '', '"\\']], [['', '']]])('%j is unpacked as it was packed', (texts) => {
  expect(unpack(pack(texts))).toEqual(texts);
});

test('the sign between texts is taken out of them', () => {
  expect(unpack(pack(['a\u007fb', 'c']))).toEqual(['ab', 'c']);
});

test.each([[[['一', '二'], ['三']]], [[[]]], [[[], ['一'], [], [], ['二'], []]]])(
  'the groups %j are unpacked as they were packed',
  (groups) => {
    expect(unpackGroups(packGroups(groups))).toEqual(groups);
  },
);
