import {decodeText} from '../../../shared/html/decode';
import {programFile, PYTHON} from '../../run-in-page/offer';
import {attributeValues, startTags, textElements} from '../../../shared/html/startTags';

/** Links whose target is fetched to show the page. */
const FETCHED = /^(?:stylesheet|icon|preload|modulepreload)$/;

/** The addresses that showing a page fetches besides its HTML, as its HTML names them; of a `<picture>` only the image in it, with which the worker answers for the others. */
export function addressesIn(html: string): string[] {
  return [...startTags(html, 'img', 'script', 'link', 'video', 'audio')].flatMap((tag) => {
    const href = FETCHED.test(tag.attribute('rel') ?? '') ? tag.attribute('href') : undefined;
    const set = tag.attribute('srcset')?.split(',') ?? [];
    const addresses = [tag.attribute('src'), tag.attribute('poster'), href, ...set.map((one) => one.trim().split(/\s/)[0])];
    return addresses.filter((address) => address !== undefined && address !== '') as string[];
  });
}

/** The chunks of the interactive figures on a page: each has its code in one of its name, and one says how to fetch them. */
export function islandsIn(html: string): string[] {
  const names = new Set(attributeValues(html, 'data-island'));
  return names.size > 0 ? ['islands', ...names] : [];
}

/** The programs that can be run on a page, as files of the build; Python's interpreter apart. */
export function programsIn(html: string): string[] {
  return [...new Set(attributeValues(html, 'data-run').flatMap((run) => programFile(run) ?? []))];
}

/** Whether a page has programs that need Python's interpreter. */
export const hasPython = (html: string): boolean => attributeValues(html, 'data-kind').includes(PYTHON);

/** A page's title without the site's name. */
export function titleOf(html: string, siteTitle: string): string {
  const [title] = textElements(html, 'title');
  if (!title) {
    throw new Error('页面没有 <title>，离线时列不出它的名字');
  }
  return decodeText(title.content).replace(` | ${siteTitle}`, '');
}
