import {test as base} from '@playwright/test';
import {missingPackages, type EngineName} from '../../src/shared/testing/engines';
import type {Driver} from './drivers/Driver';
import {startFirefox} from './drivers/firefox';
import {startWebKit} from './drivers/webkit';
import {EXPECTED_FAILURES} from './expectedFailures';
import {Reader} from './Reader';
import {serveSite, type Site} from './site';

const START: Record<EngineName, () => Promise<Driver>> = {firefox: startFirefox, webkit: startWebKit};

/** Starts the browser; where it is not installed, says what to install, and the checks are skipped; in CI that is an error. */
async function startBrowser(name: EngineName): Promise<Driver | undefined> {
  const missing = missingPackages(name);
  if (missing.length === 0) {
    return START[name]();
  }
  const message = `${name} 的检查没有跑：缺 Debian 的包 ${missing.join('、')}（以 root 运行 npm run setup:tests 会装）。`;
  if (process.env.CI) {
    throw new Error(message);
  }
  console.log(message);
  return undefined;
}

interface Shared {
  /** One browser for all checks, one check after the other. */
  driver: Driver | undefined;
}

interface Own {
  /** The folder of the build that is read: the site, or the small site, whose pages are there for tests. */
  build: string;
  site: Site;
  reader: Reader;
}

/** Milliseconds. A check that is known to fail need not wait long for it. */
const PATIENCE = {usual: 10_000, known: 3_000};

export const test = base.extend<Own, Shared>({
  build: ['build', {option: true}],
  driver: [
    async ({}, provide, {project}) => {
      const driver = await startBrowser(project.name as EngineName);
      await provide(driver);
      await driver?.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  site: async ({build}, provide) => {
    const site = await serveSite(build);
    await provide(site);
    site.stop();
  },
  reader: async ({driver, site}, provide, info) => {
    info.skip(!driver, '没有这个浏览器');
    const known = EXPECTED_FAILURES[info.title];
    const isKnown = known?.in.includes(info.project.name as EngineName) ?? false;
    info.fail(isKnown, known?.reason ?? '');
    await driver!.newPage();
    await driver!.resize(1280, 900);
    await provide(new Reader(driver!, site, isKnown ? PATIENCE.known : PATIENCE.usual));
  },
});
