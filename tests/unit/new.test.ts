import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {load} from 'js-yaml';
import {checkDoc, checkPost} from '../../config/frontMatter';
import {create} from '../../scripts/new';

let root: string;
const run = (...args: string[]) => create(args, {root, today: '2026-11-21'});
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const frontMatterOf = (file: string) => load(read(file).split('---\n')[1]!) as Record<string, unknown>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const section of ['Linux/docker', 'CUDA', '_drafts']) {
    mkdirSync(path.join(root, 'docs', section), {recursive: true});
  }
  mkdirSync(path.join(root, 'blog'));
  writeFileSync(path.join(root, 'blog/authors.yml'), '# 作者\nme:\n  name: 我\n');
});

afterEach(() => rmSync(root, {recursive: true}));

describe('npm run new -- doc', () => {
  it('writes a note whose front matter is valid', () => {
    expect(run('doc', 'Linux/文件权限', '文件权限')).toContain('新建了 docs/Linux/文件权限.md');
    expect(checkDoc(frontMatterOf('docs/Linux/文件权限.md'), {id: 'Linux/文件权限', ids: new Set(['Linux/文件权限'])})).toEqual([]);
    expect(frontMatterOf('docs/Linux/文件权限.md')).toMatchObject({title: '文件权限', draft: true, sidebar_position: 1, tags: ['Linux']});
    expect(read('docs/Linux/文件权限.md')).toContain('## 常见错误');
  });

  it('takes the title from the path, makes folders, and counts on in the sidebar', () => {
    writeFileSync(path.join(root, 'docs/Linux/docker/01 容器.md'), '');
    run('doc', 'docs/Linux/docker/02 镜像.md');
    expect(frontMatterOf('docs/Linux/docker/02 镜像.md')).toMatchObject({title: '02 镜像', sidebar_position: 2});
    run('doc', 'CUDA/新章/一节', 'C++: 起步 #1');
    expect(frontMatterOf('docs/CUDA/新章/一节.md')).toMatchObject({title: 'C++: 起步 #1'});
  });

  it('refuses to overwrite', () => {
    writeFileSync(path.join(root, 'docs/CUDA/a.mdx'), '原来的');
    expect(() => run('doc', 'CUDA/a')).toThrow(/docs\/CUDA\/a\.mdx 已经存在/);
    expect(read('docs/CUDA/a.mdx')).toBe('原来的');
  });

  it('lists the sections when it does not know one', () => {
    expect(() => run('doc', 'Linuxx/a')).toThrow(/没有栏目 Linuxx[\s\S]*CUDA\n {2}Linux/);
    expect(() => run('doc', 'a')).toThrow(/没有栏目 a/);
    expect(() => run('doc', '_drafts/a')).toThrow(/没有栏目 _drafts/);
    expect(() => run('doc', '../a')).toThrow(/没有栏目/);
  });

  it.each(['Linux/', 'Linux/_a', 'Linux//a', 'Linux/../../a'])('rejects the path %s', (name) => {
    expect(() => run('doc', name)).toThrow(/不会发布/);
  });
});

describe('npm run new -- blog', () => {
  it('writes a post whose front matter is valid, with an excerpt', () => {
    run('blog', 'why-makefile', '一条没写的依赖');
    expect(checkPost(frontMatterOf('blog/2026-11-21-why-makefile.md'))).toEqual([]);
    expect(frontMatterOf('blog/2026-11-21-why-makefile.md')).toMatchObject({authors: ['me']});
    expect(read('blog/2026-11-21-why-makefile.md')).toContain('<!-- truncate -->');
    expect(() => run('blog', 'why-makefile')).toThrow(/已经存在/);
  });

  it('names the first author that there is, or none', () => {
    rmSync(path.join(root, 'blog/authors.yml'));
    expect(run('blog', 'why-not')).not.toContain('content-map');
    expect(frontMatterOf('blog/2026-11-21-why-not.md')).not.toHaveProperty('authors');
  });

  it.each(['Why', 'a b', '../a', 'a_b'])('rejects the slug %s', (slug) => {
    expect(() => run('blog', slug)).toThrow(/小写字母/);
  });
});

describe('usage', () => {
  it.each([[[]], [['doc']], [['page', 'a']]])('is shown for %j', (args) => {
    expect(() => run(...args)).toThrow(/用法：/);
  });

  it('says that names with spaces need quotes', () => {
    expect(() => run('doc', 'Linux/a', '一', '二')).toThrow(/加引号/);
  });

  it('works from the command line, and exits with 1 on a wrong request', () => {
    const script = path.resolve('scripts/new.ts');
    const tsx = path.resolve('node_modules/.bin/tsx');
    expect(execFileSync(tsx, [script, 'doc', 'CUDA/b'], {cwd: root, encoding: 'utf8'})).toContain('新建了 docs/CUDA/b.md');
    const {status, stderr} = spawnSync(tsx, [script, 'doc', 'CUDA/b'], {cwd: root, encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr).toMatch(/^docs\/CUDA\/b\.md 已经存在[^\n]*\n$/);
  });
});
