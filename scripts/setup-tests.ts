import {execSync} from 'node:child_process';
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

/** Makes sure that the browser tests have a Chromium, and Chinese fonts where apt can install them. */
function setup() {
  if (isDebianRoot() && !(succeeds('command -v chromium') && succeeds('fc-list :lang=zh-cn | grep -q .'))) {
    run('apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk fontconfig');
  }
  try {
    chromiumPath();
  } catch {
    run('npx playwright install --with-deps chromium');
  }
  console.log(`浏览器测试用 ${chromiumPath()}`);
}

setup();
