import {execSync} from 'node:child_process';
import {missingPackages} from './check-code/tools';
import {chromiumPath} from './chromium';

const run = (command: string) => execSync(command, {stdio: 'inherit'});
const isDebianRoot = () => process.getuid?.() === 0 && succeeds('command -v apt-get');

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

/** Makes sure that the tests have their tools: apt installs what is missing where it can; Playwright can fetch a Chromium anywhere. */
function setup() {
  const packages = [...browserPackages(), ...missingPackages()];
  if (isDebianRoot() && packages.length > 0) {
    run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
  }
  try {
    chromiumPath();
  } catch {
    run('npx playwright install --with-deps chromium');
  }
  console.log(`浏览器测试用 ${chromiumPath()}`);
}

setup();
