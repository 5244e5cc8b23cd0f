import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {expect, test} from 'vitest';
import {skipHtmlMinification} from './skipHtmlMinification';

test('a thread that starts after the configuration was read leaves pages as React wrote them', async () => {
  const page = '<ul><li class="a">甲</li><!-- --> <li>乙</li></ul>';
  const render = `const {getHtmlMinifier} = require('@docusaurus/bundler');
    getHtmlMinifier({type: 'swc'}).then(({minify}) => minify(${JSON.stringify(page)})).then(({code}) => require('node:worker_threads').parentPort.postMessage(code));`;
  const rendered = async () => (await once(new Worker(render, {eval: true, env: {...process.env}}), 'message'))[0] as string;
  expect(await rendered()).not.toBe(page);
  skipHtmlMinification();
  expect(await rendered()).toBe(page);
});
