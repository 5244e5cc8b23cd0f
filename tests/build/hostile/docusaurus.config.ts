import type {Config} from '@docusaurus/types';
import {searchFrom} from '../../../src/features/search/config';
import {features} from '../../../src/features';
import {BuildContext} from '../../../src/shared/build/BuildContext';
import base from '../../variant/docusaurus.config';

/** The small site, with all of the real site's plugins and its own search, around notes that tests/build/elsewhere.ts writes into this folder. */
const docs = process.env.HOSTILE_DOCS!;

const [[presetName, options]] = base.presets as unknown as [[string, Record<string, object>]];

const config: Config = {
  ...base,
  plugins: features(new BuildContext(), {folders: [docs]}),
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [[presetName, {...options, docs: {...options.docs, path: docs, sidebarPath: 'tests/variant/sidebars.ts'}}]],
  themeConfig: {...base.themeConfig, algolia: searchFrom({}).algolia, navbar: {title: '小站', items: []}},
};
export default config;
