import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {miniBrowserPath} from '../../../src/shared/testing/engines';
import {onPath} from '../../../src/shared/testing/onPath';
import type {Driver} from './Driver';
import {said, start, stop, temporaryFolder} from './process';

/** GTK makes the window as wide as the toolbar needs; without this a phone's width cannot be had. */
const NARROW_TOOLBAR = 'headerbar, toolbar, toolbutton, button, entry { min-width: 0; padding: 0; margin: 0; }';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** WebKitGTK's small browser, through WebDriver (https://www.w3.org/TR/webdriver2/), on a screen in memory. */
export async function startWebKit(): Promise<Driver> {
  const home = temporaryFolder();
  mkdirSync(path.join(home.path, 'gtk-3.0'));
  writeFileSync(path.join(home.path, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], home.path);
  const display = `:${await said(screen, 3, /(\d+)\n/)}`;
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], home.path, {
    DISPLAY: display,
    XDG_CONFIG_HOME: home.path,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox needs rights that a container does not give; it only ever sees this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });

  async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {method, body: body && JSON.stringify(body)});
    const {value} = (await response.json()) as {value: Value & {error?: string; message?: string}};
    if (!response.ok) {
      throw new Error(`${address}: ${value.error}: ${value.message}`);
    }
    return value;
  }
  while (!(await ask('GET', '/status').catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {binary: miniBrowserPath(), args: ['--automation']}}},
  });
  const session = `/session/${sessionId}`;

  /** A screen without a window manager gives the focus to nobody. */
  const focus = () =>
    spawnSync(onPath('xdotool')!, ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus', '--sync'], {
      env: {...process.env, DISPLAY: display},
    });

  return {
    async newPage() {
      await ask('POST', `${session}/url`, {url: 'about:blank'});
      focus();
    },
    async goto(url) {
      await ask('POST', `${session}/url`, {url});
    },
    evaluate: (expression) => ask('POST', `${session}/execute/sync`, {script: `return ${expression}`, args: []}),
    async perform(actions) {
      await ask('POST', `${session}/actions`, {actions});
    },
    async resize(width, height) {
      await ask('POST', `${session}/window/rect`, {x: 0, y: 0, width, height});
      focus();
    },
    // It has no log: the site puts a recorder into its pages.
    complaints: async () =>
      JSON.parse(
        await ask('POST', `${session}/execute/sync`, {script: 'return JSON.stringify(window.complaints ?? [])', args: []}),
      ) as string[],
    async close() {
      await ask('DELETE', session);
      await stop(driver);
      await stop(screen);
      home.remove();
    },
  };
}
