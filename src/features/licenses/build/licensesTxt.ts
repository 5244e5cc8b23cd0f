import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

const LICENSE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;
const RULE = '-'.repeat(72);

/** The packages in these folders by name, each with its license as its author wrote it down. */
export function licensesTxt(folders: Iterable<string>): string {
  const packages = [...folders].map((folder) => ({
    folder,
    ...(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest),
  }));
  const parts = packages.map(
    ({folder, name, version, license}) => `${name} ${version}${license ? `（${license}）` : ''}\n\n${textOf(folder)}`,
  );
  return [`本站送到浏览器的程序与字体里，有这 ${parts.length} 个开源软件包的代码。感谢它们的作者。`, ...parts.sort()].join(
    `\n\n${RULE}\n\n`,
  );
}

/** Some packages name their license and hold no text of it. */
function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => LICENSE.test(name));
  return file ? readFileSync(path.join(folder, file), 'utf8').trim() : '（包里没有许可证全文。）';
}
