import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load, type YAMLException} from 'js-yaml';
import {readText} from '../../../shared/build/readText';
import {admonitionFaults} from './admonitionFaults';
import {dateFault, nameFault} from './nameFault';

const BOUNDARY = /^---[ \t]*$/;

/** What keeps the Markdown files of a folder from being read, one line each: `file:line what → how to mend it`. Empty for a folder that is not there. */
export function faultsOf(folder: string): string[] {
  const files = pagesOf(folder);
  return [...files.flatMap((file) => [...misnamed(folder, file), ...faultOf(path.join(folder, file))]), ...twins(folder, files)];
}

/** What readers of these files get otherwise than it was meant, one line each, while the build goes on. Every file can be read. */
export const warningsOf = (folder: string): string[] =>
  pagesOf(folder).flatMap((file) =>
    admonitionFaults(readText(path.join(folder, file))).map(
      ({line, message, fix}) => `${path.relative('', path.join(folder, file))}:${line} ${message} → ${fix}`,
    ),
  );

function pagesOf(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => !entry.isDirectory() && /\.mdx?$/.test(entry.name))
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !/(?:^|\/)_/.test(file))
    .sort();
}

function misnamed(folder: string, file: string): string[] {
  const fault = nameFault(file) ?? (path.basename(folder) === 'blog' ? dateFault(file) : undefined);
  return fault ? [`${path.relative('', path.join(folder, file))}:1 ${fault.message} → ${fault.fix}`] : [];
}

function faultOf(file: string): string[] {
  const place = path.relative('', file);
  try {
    const fault = frontMatterFault(readText(file));
    return fault ? [`${place}:${fault}`] : [];
  } catch (error) {
    return [`${place}:1 读不了这个文件（${(error as NodeJS.ErrnoException).code}）→ 看它的权限；它若是断掉的链接，删掉或指到对的文件`];
  }
}

function frontMatterFault(text: string): string | undefined {
  const lines = text.split('\n');
  const end = lines.findIndex((line, i) => i > 0 && BOUNDARY.test(line));
  if (!BOUNDARY.test(lines[0]!)) {
    return undefined;
  }
  if (end < 0) {
    return '1 front matter 没有结束 → 在它的最后一行后面加一行 ---';
  }
  try {
    const data = load(lines.slice(1, end).join('\n'));
    return data === undefined || data === null || (typeof data === 'object' && !Array.isArray(data))
      ? undefined
      : '2 front matter 不是一行一个的“名字: 值” → 每个字段写成“名字: 值”，冒号后空一格';
  } catch (error) {
    const {mark, reason} = error as YAMLException;
    return `${(mark?.line ?? 0) + 2} front matter 写错了：${reason} → 改正这一行；值里有冒号、# 或引号时用引号括起来`;
  }
}

/** Files that differ in the extension only would be one page. */
function twins(folder: string, files: string[]): string[] {
  const named = new Set(files);
  return files
    .filter((file) => file.endsWith('.md') && named.has(`${file}x`))
    .map((file) => `${path.relative('', path.join(folder, file))}:1 与 ${path.basename(file)}x 是同一个地址 → 留下一个`);
}
