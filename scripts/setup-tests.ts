import {execSync} from 'node:child_process';
import {missingPackages} from './check-code/tools';
import {missingPackages as missingEngines} from '../src/shared/testing/engines';
import {epubcheck} from '../src/shared/testing/epubcheck';
import {chromiumPath, HEADLESS_SHELL, testBrowserPath} from '../src/shared/testing/chromium';

const run = (command: string) => execSync(command, {stdio: 'inherit'});
const isRoot = process.getuid?.() === 0;

function succeeds(command: string): boolean {
  try {
    execSync(command, {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** Debian packages for the browser tests: a Chromium and Chinese fonts, unless both are there. */
function browserPackages(): string[] {
  return succeeds('command -v chromium') && succeeds('fc-list :lang=zh-cn | grep -q .') ? [] : ['chromium', 'fonts-noto-cjk', 'fontconfig'];
}

/** Debian packages for the checks in Firefox and WebKit. */
const enginePackages = () => [...missingEngines('firefox'), ...missingEngines('webkit')];

/** The Debian packages that check EPUBs (tests/build/epub.test.ts). */
const bookPackages = () => (epubcheck() ? [] : ['epubcheck', 'default-jre-headless']);

/** How apt can be run here without a question, if at all. */
function aptGet(): string | undefined {
  const prefix = isRoot ? '' : 'sudo -n ';
  return succeeds('command -v apt-get') && (isRoot || succeeds('sudo -n true')) ? `${prefix}apt-get` : undefined;
}

/** Makes sure that the tests have their tools: apt installs what is missing where it can; Playwright can fetch a Chromium anywhere. */
function setup() {
  // Where we are not root the system may well be Ubuntu, whose `chromium` is a snap.
  const packages = [...(isRoot ? [...browserPackages(), ...enginePackages(), ...bookPackages()] : []), ...missingPackages()];
  const apt = aptGet();
  if (apt && packages.length > 0) {
    run(`${apt} update -qq && ${apt} install -y -qq --no-install-recommends ${packages.join(' ')}`);
  }
  // Faster than Chromium; not every distribution has it.
  if (apt && isRoot && !succeeds(`command -v ${HEADLESS_SHELL}`)) {
    succeeds(`${apt} install -y -qq --no-install-recommends ${HEADLESS_SHELL}`);
  }
  try {
    chromiumPath();
  } catch {
    run('npx playwright install --with-deps chromium');
  }
  console.log(`浏览器测试用 ${testBrowserPath()}`);
}

setup();
