import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {known} from '../../shared/build/known';
import {showNewAnnouncement} from './showNewAnnouncement';

/** The announcement bar: a new one shows at once, one that is closed in one tab closes in all. */
export default function announcement({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      preBodyTags: announcementBar ? [{tagName: 'script', innerHTML: showNewAnnouncement(known(announcementBar.id, '公告条的 id'))}] : [],
    }),
  };
}
