import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import relations, {type NoteEnd} from './index';

const versionOf = (versionName: string, path: string) => ({
  versionName,
  path,
  docs: [
    {
      id: 'a',
      title: '甲',
      description: '',
      source: `@site/${versionName}/a.md`,
      permalink: `${path}/a`,
      frontMatter: {},
      sidebar: undefined,
    },
  ],
  sidebars: {tutorialSidebar: []},
});

test('the notes of a frozen version have an end, too: without one its pages cannot be drawn', async () => {
  const data = new Map<string, unknown>();
  const actions = {
    createData: (name: string, value: unknown) => Promise.resolve(data.set(name, value).size.toString()),
  } as unknown as PluginContentLoadedActions;
  const loadedVersions = [versionOf('current', '/docs'), versionOf('1.0', '/docs/1.0')];
  const plugin = relations({siteDir: process.cwd()} as LoadContext);
  await plugin.allContentLoaded!({allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}}, actions});
  const ends = data.get('ends.json') as Record<string, NoteEnd>;
  expect(Object.keys(ends)).toEqual(['@site/current/a.md', '@site/1.0/a.md']);
});
