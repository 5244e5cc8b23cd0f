import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {filePath} from '../../src/shared/markdown/filePath';
import {parseUrl} from '../../src/shared/pure/parseUrl';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';
import type {Problem} from '../../src/shared/checks/types';

/** Elements whose address is fetched by opening the page; of links only those that fetch or connect. */
const FETCHED = 'script[src], img[src], iframe[src], source[src], video[src], audio[src], embed[src], track[src], link[href]';
const NOT_FETCHED = /^(?:canonical|alternate|search|author|license|me|next|prev)$/;

/** Everything that a page or a stylesheet loads lies in the build; nothing comes from another host, but pictures of those that the settings name. */
export const resources: BuiltRule = {
  name: 'resources',
  check(build) {
    const wanted = [
      ...build.pages.flatMap(fromPage),
      ...[...build.files].filter((file) => file.endsWith('.css')).flatMap((file) => fromStyles(build, file)),
    ];
    const problems = wanted.flatMap(({file, url}) => missing(build, file, url));
    return {checked: wanted.length, problems};
  },
};

type Wanted = {file: string; url: string};

function fromPage({file, $}: BuiltPage): Wanted[] {
  const elements = $(FETCHED)
    .toArray()
    .filter((element) => !NOT_FETCHED.test($(element).attr('rel') ?? ''));
  const urls = elements.map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
  const sets = $('[srcset]')
    .toArray()
    .flatMap((element) =>
      $(element)
        .attr('srcset')!
        .split(',')
        .map((one) => one.trim().split(/\s/)[0]!),
    );
  return [...urls, ...sets].map((url) => ({file, url}));
}

function fromStyles({root}: Build, file: string): Wanted[] {
  const css = readFileSync(path.join(root, file), 'utf8');
  return [...css.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g)].map((match) => ({file, url: match[2]!}));
}

function missing({baseUrl, files}: Build, file: string, url: string): Problem[] {
  if (url.startsWith('data:') || url.startsWith('#')) {
    return [];
  }
  const parsed = parseUrl(url, `http://build.invalid${baseUrl}${file}`);
  if (!parsed) {
    return [fault(file, `网址读不了：${url}`, '改正它')];
  }
  const {host, origin, pathname} = parsed;
  if (site.imageHosts.includes(origin)) {
    return [];
  }
  if (host !== 'build.invalid') {
    return [fault(file, `从别的主机取资源：${url}`, '把它收进 static/ 或 node_modules，由本站提供')];
  }
  return files.has(filePath(pathname).slice(baseUrl.length)) ? [] : [fault(file, `资源不存在：${url}`, '改正路径，或把文件放进 static/')];
}
