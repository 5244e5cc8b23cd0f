import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {globSync} from 'tinyglobby';

/** The ways a name is written in the files of a build: as it is, in an address, in a string of a script. */
const spellings = (name: string): string[] => [
  name,
  encodeURI(name),
  name.replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
];

/** The files of a build, and of the books in it, that name one of these. */
export function whereNamed(build: string, names: string[]): string[] {
  const words = names.flatMap(spellings);
  const isIn = (text: string) => words.some((word) => text.includes(word));
  return globSync('**', {cwd: build, dot: true}).flatMap((file) => {
    const bytes = readFileSync(path.join(build, file));
    const texts = file.endsWith('.epub') ? Object.values(unzipSync(bytes)) : [bytes];
    return texts.some((text) => isIn(`${file} ${Buffer.from(text).toString('utf8')}`)) ? [file] : [];
  });
}
