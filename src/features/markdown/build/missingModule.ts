import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../../shared/build/readText';

const MISSING = /Can't resolve '([^'\n]+)' in|Cannot find module '([^'\n]+)' for matched/;

/**
 * What the bundler says of an import that leads nowhere, as one line `file:line what → how to mend it`; undefined for other errors.
 * @param module the bundler's name of the module that imports: its loaders, its file and a query
 */
export function missingModule(message: string, module = ''): string | undefined {
  const [, plain, aliased] = MISSING.exec(message) ?? [];
  const request = plain ?? aliased;
  const file = path.relative('', module.replace(/^.*[!|]/, '').replace(/\?.*$/, ''));
  // What packages and generated files import is for the bundler to tell.
  if (request === undefined || !existsSync(file) || /^\.|(?:^|[\\/])node_modules[\\/]/.test(file)) {
    return undefined;
  }
  const line = readText(file)
    .split('\n')
    .findIndex((text) => text.includes(request));
  const fault = faultOf(request);
  return `${file}:${line + 1 || 1} ${fault.message} → ${fault.fix}`;
}

/** What is wrong with the name of a file or package that is not there. */
export function faultOf(request: string): {message: string; fix: string} {
  const name = packageOf(request);
  if (name !== undefined) {
    return {message: `没有装 ${name} 这个包`, fix: `npm install ${name}`};
  }
  return request.startsWith('@theme/')
    ? {message: `没有主题组件 ${request}`, fix: `改正名字，或把它写成 src/theme/${request.slice('@theme/'.length)}`}
    : {message: `没有这个文件：${request}`, fix: '改正路径，检查大小写，或先放进那个文件'};
}

/** The package of an import; undefined for a file, or what Docusaurus gives. */
export const packageOf = (request: string): string | undefined =>
  /^(?:[./!~]|@site\/|@theme|@generated\/|@docusaurus\/)/.test(request) ? undefined : /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0];
