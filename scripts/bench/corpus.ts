import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {globSync} from 'tinyglobby';
import {fenceMeta} from '../../src/shared/markdown/fenceMeta';
import {readRegion, withoutRegions} from '../../src/shared/markdown/region';

/** One note as every generator can read it. */
export interface Page {
  /** Address without extension, in ASCII: `cuda/n07`. */
  id: string;
  section: string;
  title: string;
  description: string;
  /** CommonMark with GFM tables, `$…$` math and fences: no component, figure, HTML or directive. */
  body: string;
}

const SECTIONS: Record<string, string> = {
  '2024HPCLearning': 'hpc',
  CUDA: 'cuda',
  DataStructer: 'ds',
  DeepLearning: 'dl',
  Linux: 'linux',
  Python: 'python',
  School: 'school',
  SuperComputer: 'super',
  Temp: 'temp',
  Travel: 'travel',
  'tutorial-basics': 'basics',
  'tutorial-extras': 'extras',
};

/**
 * The notes of docs/ in what all generators share: long programs are put in, figures, components, HTML and directives
 * left out, links between notes written by `link`.
 */
export function corpus(link: (from: Page, to: Page) => string): Page[] {
  const files = globSync('docs/*/**/*.{md,mdx}', {ignore: '**/_*/**'}).sort();
  const pages = new Map(
    files.map((file, i) => [
      file,
      {...head(file), id: `${sectionOf(file)}/n${String(i).padStart(3, '0')}`, section: sectionOf(file), body: ''},
    ]),
  );
  for (const [file, page] of pages) {
    page.body = plain(file, (target) => {
      const to = pages.get(target);
      return to && link(page, to);
    });
  }
  return [...pages.values()];
}

function sectionOf(file: string): string {
  const folder = file.split('/')[1]!;
  const section = SECTIONS[folder];
  if (!section) {
    throw new Error(`docs/${folder} 在 scripts/bench/corpus.ts 里还没有地址`);
  }
  return section;
}

function head(file: string) {
  const {title, description} = load(parts(file)[0]!) as {title: string; description: string};
  return {title, description};
}

/** Front matter and text. */
const parts = (file: string) => /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(readFileSync(file, 'utf8'))!.slice(1);

function plain(file: string, linkTo: (target: string) => string | undefined): string {
  // Every other part is a fence.
  return parts(file)[1]!
    .split(/^(```+[^\n]*\n[\s\S]*?^```+[ \t]*$)/m)
    .map((part, i) => (i % 2 ? fence(file, part) : prose(file, part, linkTo)))
    .join('');
}

function fence(file: string, text: string): string {
  const [, ticks, language = '', meta, body = ''] = /^(```+)(\S*)([^\n]*)\n([\s\S]*?)^```+[ \t]*$/m.exec(text)!;
  const {file: name, region} = fenceMeta(meta);
  const reject = (reason: string): never => {
    throw new Error(`${file}：${name} ${reason}`);
  };
  const source = name && readFileSync(path.join(path.dirname(file), decodeURI(name)), 'utf8');
  const code = !source ? body : `${region ? readRegion(source, region, reject) : withoutRegions(source)}\n`;
  return `${ticks}${['cuda', 'chart', 'git-graph', 'mermaid', 'text'].includes(language) ? '' : language}\n${code}${ticks}`;
}

/** A bare `<` would open a tag in VitePress' templates (code and math keep theirs), two braces an expression. */
const escaped = (text: string) =>
  text
    .replace(/\{\{/g, '{ {')
    .split(/(`+[^`]*`+|\$\$[\s\S]*?\$\$|\$[^$\n]+\$)/)
    .map((part, i) => (i % 2 ? part : part.replace(/</g, '&lt;')))
    .join('');

function prose(file: string, text: string, linkTo: (target: string) => string | undefined): string {
  const body = text
    .replace(/^(?:import .*|:::.*|::quickref.*)$/gm, '')
    .replace(/!\[.*?\]\((?:<[^>]*>|[^\s)]*)(?: "[^"]*")?\)/g, '')
    .replace(/^<[A-Z][\s\S]*?\/>$/gm, '')
    .replace(/<\/?(?:details|summary|Tabs|TabItem|sub|sup|kbd|br|span|div|p|a|b|i)\b[^>\n]*>/g, '')
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/(?<!!)\[([^\]\n]+)\]\(([^)\s]*)\)/g, (whole, label: string, href: string) => {
      if (/^https?:/.test(href)) {
        return whole;
      }
      const target = path.join(path.dirname(file), decodeURI(href.replace(/#.*/, '').replace(/^<|>$/g, '')));
      const to = linkTo(target);
      return to ? `[${label}](${to})` : label;
    });
  return escaped(body);
}
