import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {HomeGlobalData, SectionData} from '../home';

/** What every page knows of the sections. */
export const useSections = (): SectionData[] => (usePluginData('home') as HomeGlobalData).sections;

/** The section whose own sidebar the page shows; none in that of all articles, and outside of the docs. */
export function useOwnSection(): SectionData | undefined {
  const sidebar = useActiveDocContext(undefined).activeDoc?.sidebar;
  return useSections().find((section) => sidebar !== undefined && section.sidebar === sidebar);
}
