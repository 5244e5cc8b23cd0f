import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {unusedParts} from './unusedParts';

const content = ({banner = null, post = {}, page = {}}: {banner?: string | null; post?: object; page?: object}) =>
  ({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{banner, badge: false, docs: [{unlisted: false, draft: false}]}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: {unlisted: false, ...post}}]}},
    'docusaurus-plugin-content-pages': {default: [{...page}]},
  }) as unknown as AllContent;

const ALL = [
  'DocVersionBanner',
  'DocVersionBadge',
  'ContentVisibility',
  'ContentVisibility/Draft',
  'ContentVisibility/Unlisted',
  'AnnouncementBar',
  'Footer',
  'DocSidebar/Desktop/CollapseButton',
  'DocRoot/Layout/Sidebar/ExpandButton',
];

it('a plain site uses none of them', () => {
  expect(unusedParts(content({}), {})).toEqual(ALL);
  expect(unusedParts(content({}), {docs: {sidebar: {hideable: false}}})).toEqual(ALL);
});

it.each([
  [{banner: 'unreleased'}, 'DocVersionBanner'],
  [{post: {unlisted: true}}, 'ContentVisibility'],
  [{page: {unlisted: true}}, 'ContentVisibility/Unlisted'],
])('what %o shows stays', (some, part) => {
  expect(unusedParts(content(some), {})).not.toContain(part);
});

it.each([
  [{docs: {sidebar: {hideable: true}}}, 'DocSidebar/Desktop/CollapseButton'],
  [{announcementBar: {id: 'news'}}, 'AnnouncementBar'],
  [{footer: {links: []}}, 'Footer'],
  [{footer: {links: [{title: '更多', items: []}]}}, 'Footer/Links/MultiColumn'],
  [{footer: {links: [{label: '关于', to: '/about'}]}}, 'Footer/Links/Simple'],
  [{footer: {links: [], logo: {src: 'a.svg'}}}, 'Footer/Logo'],
])('what the options %o ask for stays', (options, part) => {
  expect(unusedParts(content({}), options as never)).not.toContain(part);
});

it('a footer with columns has no row of links, and the other way round', () => {
  expect(unusedParts(content({}), {footer: {links: [{title: '更多', items: []}]}})).toEqual(
    expect.arrayContaining(['Footer/Logo', 'Footer/Links/Simple']),
  );
  expect(unusedParts(content({}), {footer: {links: [{label: '关于', to: '/about'}]}})).toContain('Footer/Links/MultiColumn');
});
