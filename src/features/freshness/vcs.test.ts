import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';

let dir: string;
const file = () => path.join(dir, 'docs', '数据结构', '第一章 线性表.md');
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {cwd: dir});

/** In a process of its own: Docusaurus reads the history once for each process. */
function lastUpdate() {
  const script = `
    const {vcs} = require(${JSON.stringify(path.join(__dirname, 'vcs.ts'))});
    vcs.initialize({siteDir: ${JSON.stringify(dir)}});
    vcs.getFileLastUpdateInfo(${JSON.stringify(file())}).then((info) => console.log(JSON.stringify(info)));`;
  const {stdout, stderr} = spawnSync('node', ['--import', 'tsx', '-e', script], {
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
  });
  return {info: JSON.parse(stdout), stderr};
}

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'vcs-')));
  mkdirSync(path.dirname(file()), {recursive: true});
  writeFileSync(file(), '正文');
});

describe('vcs', () => {
  test('dates a file with a Chinese path', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', '一');
    expect(lastUpdate().info).toMatchObject({author: 't', timestamp: expect.any(Number)});
  });

  test('a commit that the repository ignores for blame is no update', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', '一', '--date', '@1700000000', '--author', '甲, 乙 <a@example.org>');
    writeFileSync(file(), '---\nasked_as: [别的说法]\n---\n正文');
    git('commit', '-q', '-a', '-m', '二');
    const ignored = git('rev-parse', 'HEAD').toString().trim();
    expect(lastUpdate().info).toMatchObject({author: 't'});
    writeFileSync(path.join(dir, '.git-blame-ignore-revs'), `# 说明\n${ignored}\n`);
    expect(lastUpdate().info).toMatchObject({author: '甲, 乙', timestamp: expect.any(Number)});
  });

  test('a shallow clone, whose dates are not true, is told', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', '一');
    expect(lastUpdate().stderr).toBe('');
    git('commit', '-q', '--allow-empty', '-m', '二');
    git('clone', '-q', '--depth', '1', `file://${dir}`, 'clone');
    dir = path.join(dir, 'clone');
    const {info, stderr} = lastUpdate();
    expect(info).not.toBeNull();
    expect(stderr).toContain('这是浅克隆');
  });

  test.each([
    ['outside any repository', () => {}, '还没有提交过'],
    ['in a repository without a commit', () => git('init', '-q'), '还没有提交过'],
    [
      'in a repository that git does not read',
      () => {
        git('init', '-q');
        writeFileSync(path.join(dir, '.git/config'), '[core');
      },
      'git 说：fatal: ',
    ],
  ])('gives no date, one line and no error %s', (_, prepare, reason) => {
    prepare();
    const {info, stderr} = lastUpdate();
    expect(info).toBeNull();
    expect(stderr).toMatch(new RegExp(`^页面没有更新日期：${reason}.*。提交一次以后就有；.*\\n$`));
  });
});
