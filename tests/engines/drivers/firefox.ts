import {writeFileSync} from 'node:fs';
import path from 'node:path';
import WebSocket from 'ws';
import {firefoxPath} from '../../../src/shared/testing/engines';
import type {Driver} from './Driver';
import {said, start, stop, temporaryFolder} from './process';

/** Nothing is fetched that no page asked for, and the pages may read the clipboard without a question. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.events.testing.asyncClipboard': true,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
};

interface Message {
  id?: number;
  method?: string;
  params?: {level: string; text: string | null};
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** Firefox, through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks itself. */
export async function startFirefox(): Promise<Driver> {
  const profile = temporaryFolder();
  writeFileSync(
    path.join(profile.path, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const program = start(
    firefoxPath()!,
    ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port', '0'],
    profile.path,
  );
  const address = await said(program, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const {send, complaints, close} = await connect(`${address}/session`);
  await send('session.new', {capabilities: {}});
  await send('session.subscribe', {events: ['log.entryAdded']});
  let context = '';

  return {
    async newPage() {
      const before = context;
      // A new tab has the focus; the one that the browser starts with has not.
      ({context} = (await send('browsingContext.create', {type: 'tab'})) as {context: string});
      if (before) {
        await send('browsingContext.close', {context: before});
      }
      complaints.length = 0;
    },
    async goto(url) {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    async evaluate(expression) {
      const {result, exceptionDetails} = (await send('script.evaluate', {
        expression,
        target: {context},
        awaitPromise: true,
        userActivation: false,
      })) as {result?: {value: string}; exceptionDetails?: {text: string}};
      if (exceptionDetails) {
        throw new Error(exceptionDetails.text);
      }
      return result!.value;
    },
    async perform(actions) {
      await send('input.performActions', {context, actions});
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', {context, viewport: {width, height}});
    },
    complaints: () => Promise.resolve([...complaints]),
    async close() {
      close();
      await stop(program);
      profile.remove();
    },
  };
}

/** A connection: commands by their names, and what the pages complained of. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (message: Message) => void>();
  const complaints: string[] = [];
  let last = 0;

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method === 'log.entryAdded' && ['warn', 'error'].includes(message.params!.level)) {
      complaints.push(message.params!.text ?? '');
    }
  });

  const send = (method: string, params: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({error, message, result}) => (error ? reject(new Error(`${method}: ${error}: ${message}`)) : resolve(result!)));
      socket.send(JSON.stringify({id: last, method, params}));
    });
  return {send, complaints, close: () => socket.close()};
}
