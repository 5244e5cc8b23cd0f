import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A folder of docs/ that is more than one entry in the list of all articles. */
export interface Section {
  /** Its name below docs/. */
  folder: string;
  /** The name of its own sidebar; without one its notes stand in that of all articles alone. */
  sidebar?: string;
  /** What the navbar calls it; a section without it, or without a sidebar, is not there. */
  navbarLabel?: string;
  /** Its notes hold code: they say how hard they are, what to read first, and with what the code ran. */
  isTechnical?: boolean;
  /** It is about this site itself: the home page does not show it. */
  isAboutSite?: boolean;
}

/**
 * The sections, those of the navbar in its order. A folder that is not listed is published all the same, in the list of all articles.
 */
export const sections: Section[] = [
  {folder: 'SuperComputer', sidebar: 'SuperComputerSidebar', navbarLabel: '超级计算', isTechnical: true},
  {folder: 'CUDA', sidebar: 'CUDASidebar', navbarLabel: 'CUDA', isTechnical: true},
  {folder: 'DataStructer', sidebar: 'DataStructerSidebar', navbarLabel: '数据结构', isTechnical: true},
  {folder: 'Python', sidebar: 'PythonSidebar', navbarLabel: 'Python', isTechnical: true},
  {folder: 'Linux', sidebar: 'linuxSidebar', navbarLabel: 'Linux', isTechnical: true},
  {folder: 'Travel', sidebar: 'TravelSidebar', navbarLabel: '旅行'},
  {folder: 'School', sidebar: 'SchoolSidebar'},
  {folder: 'Temp', sidebar: 'TempSidebar', isAboutSite: true},
  {folder: '2024HPCLearning', isTechnical: true},
  {folder: 'DeepLearning', isTechnical: true},
  {folder: 'tutorial-basics', isAboutSite: true},
  {folder: 'tutorial-extras', isAboutSite: true},
];

/**
 * The sections, after it is sure that each has notes: Docusaurus would stop at every page that links to one without.
 * @param docs the folder of the notes
 * @throws Error with one line for each section without notes
 */
export function checkedSections(docs = path.resolve('docs')): Section[] {
  const isNote = (file: string) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file);
  const hasNotes = (folder: string) => existsSync(folder) && readdirSync(folder, {recursive: true, encoding: 'utf8'}).some(isNote);
  const empty = sections.filter(({folder}) => !hasNotes(path.join(docs, folder)));
  if (empty.length > 0) {
    const error = new Error(
      empty.map(({folder}) => `config/sections.ts：栏目 ${folder} 里没有笔记 → 删去它那一行，或在 docs/${folder} 里写一篇`).join('\n'),
    );
    error.stack = error.message; // The setting matters, not the place in our code.
    throw error;
  }
  return sections;
}
