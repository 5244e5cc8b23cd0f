import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {onPath} from './onPath';

/** Debian's name of it, as a package and as a command. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium that can run the browser tests: `CHROMIUM_PATH`, one on the PATH, or Playwright's own download.
 * @throws Error that says how to get one when none is found.
 */
export function chromiumPath(): string {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) {
    throw new Error('找不到 Chromium：运行 npm run setup:tests 安装，或用 CHROMIUM_PATH 指定它的路径。');
  }
  return found;
}

/** Path of the browser that needs the least: Chromium's headless shell, which has no window, took half the time of Chromium; where there is none, Chromium. */
export const testBrowserPath = (): string => process.env.CHROMIUM_PATH ?? onPath(HEADLESS_SHELL) ?? chromiumPath();
