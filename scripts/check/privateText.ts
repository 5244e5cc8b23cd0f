import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readText} from '../../src/shared/build/readText';

type Kind = {pattern: RegExp; message: string; fix: string; isMeant?: (found: string) => boolean};

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643-1999: the eighteenth character is a check digit of the seventeen before it. */
const isIdNumber = (digits: string) =>
  '10X98765432'[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11] === digits[17]!.toUpperCase();

const MADE_UP = /@(?:[\w-]+\.)*(?:example(?:\.(?:com|org|net|edu))?|invalid|localhost|test)$|^(?:git|noreply|root|user)@/i;
/** The people of cryptography, and those that stand for the reader. */
const NOBODY = /^(?:alice|bob|carol|you|user|username|me|node|vscode|runner)$/i;

/** What tells who the author is, on whose machine the page was made, or how to get in. */
const PRIVATE: Kind[] = [
  {pattern: /(?<![\w.~-])\/(?:work|root)\//g, message: '写了某台机器上的路径', fix: '改成相对路径、~/ 或 ⟨…⟩'},
  {
    pattern: /(?:(?<![\w.~-])\/home\/|\/Users\/|[A-Z]:\\+Users\\+)([\w.-]+)/g,
    isMeant: (found) => !NOBODY.test(found.split(/[\\/]/).at(-1)!),
    message: '写了某个人的主目录',
    fix: '改成 ~/，或把名字换成 alice、you',
  },
  {
    pattern: /\b(?:registry\.npm|npmmirror|pypi\.org\/simple)[\w.]*|--(?:index-url|registry)[ =]/g,
    message: '写了软件包仓库的地址',
    fix: '删去它，用工具的默认仓库',
  },
  {pattern: /(?<![\w.+-])1[3-9]\d{9}(?![\w.])/g, message: '像手机号码', fix: '删去这个号码'},
  {pattern: /(?<![\w.])[1-9]\d{16}[\dXx](?!\w)/g, isMeant: isIdNumber, message: '像身份证号码', fix: '删去这个号码'},
  {
    pattern: /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi,
    isMeant: (found) => !MADE_UP.test(found),
    message: '写了邮件地址',
    fix: '换成 name@example.com',
  },
  {
    pattern:
      /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsk-[A-Za-z0-9]{20,}|\bAIza[\w-]{35}\b|\bxox[abprs]-\w{10,}/g,
    message: '像密钥',
    fix: '删去它，并且马上吊销：它已经进了历史',
  },
];

/** Addresses hold numbers that mean nothing. */
const ADDRESS = /\bhttps?:\/\/[^\s)>"'，。；）]+/g;

/** The private things in a line. */
export const privateThings = (line: string): Kind[] => {
  const spoken = line.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return PRIVATE.filter(({pattern, isMeant = () => true, message}) =>
    [...(message.startsWith('写了软件包') ? line : spoken).matchAll(pattern)].some(([found]) => isMeant(found)),
  );
};

const TEXTS = ['docs/**/_*/**', 'blog/**/_*/**'].map(
  (folder) => `${folder}/*.{c,cc,cpp,cu,cuh,h,hpp,py,sh,csv,tsv,txt,svg,json,yml,yaml,toml,dat,sbatch}`,
);

/** The text files that lie beside the pages and are shown or offered by them. */
export const filesBeside = (root: string): {file: string; text: string}[] =>
  globSync(TEXTS, {cwd: root})
    .sort()
    .map((file) => ({file, text: readText(path.join(root, file))}));
