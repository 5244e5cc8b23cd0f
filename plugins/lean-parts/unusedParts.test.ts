import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {unusedParts} from './unusedParts';

const content = ({banner = null, post = {}, page = {}}: {banner?: string | null; post?: object; page?: object}) =>
  ({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{banner, badge: false, docs: [{unlisted: false, draft: false}]}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: {unlisted: false, ...post}}]}},
    'docusaurus-plugin-content-pages': {default: [{...page}]},
  }) as unknown as AllContent;

const ALL = ['DocVersionBanner', 'DocVersionBadge', 'ContentVisibility', 'ContentVisibility/Draft', 'ContentVisibility/Unlisted', 'DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'];

it('a plain site uses none of them', () => {
  expect(unusedParts(content({}), undefined)).toEqual(ALL);
  expect(unusedParts(content({}), {sidebar: {hideable: false}} as never)).toEqual(ALL);
});

it.each([
  [{banner: 'unreleased'}, 'DocVersionBanner'],
  [{post: {unlisted: true}}, 'ContentVisibility'],
  [{page: {unlisted: true}}, 'ContentVisibility/Unlisted'],
])('what %o shows stays', (some, part) => {
  expect(unusedParts(content(some), undefined)).not.toContain(part);
});

it('a sidebar that can be hidden has its buttons', () => {
  expect(unusedParts(content({}), {sidebar: {hideable: true}} as never)).not.toContain('DocSidebar/Desktop/CollapseButton');
});
