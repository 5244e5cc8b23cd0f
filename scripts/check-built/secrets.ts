import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type BuiltRule, fault} from './types';

const TEXT = /\.(?:html|js|json|css|xml|txt|md|map|webmanifest)$|^_/;
/** Environment variables that hold secrets by their name; the key that only searches is meant to be public. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSW|CREDENTIAL/i;
const PUBLIC = ['ALGOLIA_SEARCH_API_KEY'];
/** Shorter values stand in texts by chance. */
const MIN_SECRET_LENGTH = 12;

const KEYS: [pattern: RegExp, what: string][] = [
  [/\bAKIA[0-9A-Z]{16}\b/, 'AWS 的密钥'],
  [/\bgh[pousr]_\w{30,}|\bgithub_pat_\w{30,}/, 'GitHub 的令牌'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, '私钥'],
  [/\bsk-[A-Za-z0-9]{20,}/, '接口密钥'],
];
/** How Algolia writes its keys, the admin's as the others. */
const ALGOLIA = /["'`]([0-9a-f]{32})["'`]/g;

/** No secret of the owner reaches what is published: neither by its value, nor by its look. */
export const secrets: BuiltRule = {
  name: 'secrets',
  check({root, files}) {
    const texts = [...files].filter((file) => TEXT.test(file));
    const mine = Object.entries(process.env).flatMap(([name, value = '']) =>
      SECRET_NAME.test(name) && !PUBLIC.includes(name) && value.length >= MIN_SECRET_LENGTH ? {name, value} : [],
    );
    const problems = texts.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = [
        ...mine.filter(({value}) => text.includes(value)).map(({name}) => `环境变量 ${name} 的值`),
        ...KEYS.filter(([pattern]) => pattern.test(text)).map(([, what]) => what),
        ...(file.endsWith('.js')
          ? [...text.matchAll(ALGOLIA)].filter(([, key]) => key !== process.env.ALGOLIA_SEARCH_API_KEY).map(() => '一串像 Algolia 密钥的字')
          : []),
      ];
      return found.map((what) =>
        fault(
          file,
          `发布的文件里有${what}`,
          '从源文件或配置里删去，并且马上换掉那个密钥；只给脚本用的变量不要在 docusaurus.config.ts 里读',
        ),
      );
    });
    return {checked: texts.length, problems};
  },
};
