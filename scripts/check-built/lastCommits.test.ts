import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {lastCommits} from './lastCommits';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'commits-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/甲.md'), '一。\n');
});
afterEach(() => rmSync(root, {recursive: true}));

const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {cwd: root});

it('a site that was just made has no dates to compare with: no repository, or none with a commit', () => {
  expect(lastCommits(root)).toEqual(new Map());
  git('init', '--quiet');
  expect(lastCommits(root)).toEqual(new Map());
});

it('after a commit each doc has its date, by its id', () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--date', '2026-01-01T00:00:00Z', '-m', 'a');
  expect([...lastCommits(root).keys()]).toEqual(['甲']);
});
