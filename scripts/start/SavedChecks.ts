import path from 'node:path';
import {rules} from '../../config/rules';
import {levelOf} from '../../src/shared/checks/report';
import type {Page, Problem, Site} from '../../src/shared/checks/types';
import {readFileAgain, readSite} from '../check/readSite';
import {RULES} from '../check/rules';

/** What a page says of others, or others of it. */
const OF_THE_WHOLE = ['file-names', 'front-matter', 'content-map', 'addresses', 'links', 'anchors', 'tags', 'glossary'];
/** For when a page is done, not for each save. */
const LATER = ['syntax', 'images', 'readings', 'stale-readings', 'modules'];

const [whole, alone] = [true, false].map((isWhole) =>
  RULES.filter(({name}) => !LATER.includes(name) && OF_THE_WHOLE.includes(name) === isWhole),
) as [typeof RULES, typeof RULES];

const keyOf = ({file, message}: Problem): string => `${file} ${message}`;

/**
 * The rules of `npm run check:pages` on what is saved while one writes: all that is wrong on the pages that were saved, and what
 * a save made wrong on others.
 */
export class SavedChecks {
  private readonly pages: Map<string, Page>;
  private readonly unreadable = new Map<string, Problem>();
  private readonly saved = new Set<string>();
  /** What was wrong before the author began. */
  private readonly before: ReadonlySet<string>;

  /** @param root the site's folder, all of whose pages are read */
  constructor(private readonly root: string) {
    const site = readSite(root);
    this.pages = new Map(site.pages.map((page) => [page.file, page]));
    site.unreadable.forEach((problem) => this.unreadable.set(problem.file, problem));
    this.before = new Set(this.judge(whole, [...this.pages.values()]).map(keyOf));
  }

  /** All that is wrong now, after these files (their paths from the site's folder) were saved or removed. */
  after(files: string[]): Problem[] {
    files.forEach((file) => this.readAgain(file));
    const saved = [...this.saved].flatMap((file) => this.pages.get(file) ?? []);
    const isNews = (problem: Problem) => this.saved.has(problem.file) || !this.before.has(keyOf(problem));
    return [
      ...[...this.unreadable.values()].filter(({file}) => this.saved.has(file)),
      ...this.judge(alone, saved),
      ...this.judge(whole, [...this.pages.values()]).filter(isNews),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }

  /** The page of a file that was saved. */
  page(file: string): Page | undefined {
    return this.pages.get(file);
  }

  private readAgain(name: string): void {
    const file = name.split(path.sep).join('/');
    this.pages.delete(file);
    this.unreadable.delete(file);
    const read = readFileAgain(this.root, file);
    if (read === undefined) {
      return;
    }
    this.saved.add(file);
    if ('tree' in read) {
      this.pages.set(file, read);
    } else {
      this.unreadable.set(file, read);
    }
  }

  private judge(some: typeof RULES, pages: Page[]): Problem[] {
    const site: Site = {root: this.root, pages, unreadable: [...this.unreadable.values()]};
    return some.flatMap(({name, check}) => check(site).problems.filter(({file}) => levelOf(rules.levels, name, file) !== 'off'));
  }
}
