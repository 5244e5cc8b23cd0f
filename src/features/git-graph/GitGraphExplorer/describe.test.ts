import {describe, expect, it} from 'vitest';
import {play, run} from '../model/commands';
import {empty} from '../model/repository';
import {SCENES, type SceneName} from './scenes';
import {changeOf, stateOf} from './describe';

const start = (scene: SceneName) => play(SCENES[scene].commands, empty());
const said = (scene: SceneName, ...lines: string[]) => {
  const before = play(lines.slice(0, -1), start(scene));
  return changeOf(before, run(before, lines.at(-1)!));
};

describe('what a command did, in words', () => {
  it.each([
    [said('undo', 'git reset --hard HEAD~2'), 'main 从 C5 移到 C3。C4、C5 没有分支走得到了，reflog 里还在（C5 是 HEAD@{1}）。'],
    [
      said('undo', 'git reset --soft HEAD~2'),
      'main 从 C5 移到 C3。C4、C5 没有分支走得到了，reflog 里还在（C5 是 HEAD@{1}）。没提交的改动：暂存区 2 处，工作区 0 处。',
    ],
    [
      said('undo', 'git reset HEAD~1'),
      'main 从 C5 移到 C4。C5 没有分支走得到了，reflog 里还在（C5 是 HEAD@{1}）。没提交的改动：暂存区 0 处，工作区 1 处。',
    ],
    [said('undo', 'git reset --hard HEAD~2', 'git reset --keep HEAD@{1}'), 'main 从 C3 移到 C5。C4、C5 又走得到了。'],
    [said('undo', 'git revert C3'), '造出 C6，父提交 C5，撤销 C3；main 从 C5 移到 C6。'],
    [
      said('undo', 'git commit --amend'),
      '造出 C5′，父提交 C4，照抄 C5；main 从 C5 移到 C5′。C5 没有分支走得到了，reflog 里还在（C5 是 HEAD@{1}）。',
    ],
    [
      said('rebase', 'git rebase main'),
      '造出 C3′，父提交 C5，照抄 C3；造出 C4′，父提交 C3′，照抄 C4；fmt 从 C4 移到 C4′。C3、C4 没有分支走得到了，reflog 里还在（C4 是 HEAD@{4}）。',
    ],
    [said('fork', 'git merge docs'), '造出 C5，父提交 C4、C3；main 从 C4 移到 C5。'],
    [said('forward', 'git merge docs'), 'main 从 C2 移到 C4。'],
    [said('fork', 'git switch docs'), 'HEAD 站到 docs。'],
    [said('fork', 'git switch --detach docs'), 'HEAD 游离，站在 C3。'],
    [said('merged', 'git merge docs'), '图没有变。'],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });

  it('says where all is', () => {
    expect(stateOf(start('fork'))).toBe('HEAD 在 main 上，main 在 C4，docs 在 C3');
  });
});

describe.each(Object.keys(SCENES) as SceneName[])('the commands to try from %s', (scene) => {
  it('make sense there, at once or after another of them', () => {
    const tries: readonly string[] = SCENES[scene].try;
    const works = (lines: string[]) => {
      try {
        play(lines, start(scene));
        return true;
      } catch {
        return false;
      }
    };
    for (const line of tries) {
      expect([line, works([line]) || tries.some((first) => works([first, line]))]).toEqual([
        line,
        line !== 'git merge --ff-only docs' || works(['git rebase docs', line]),
      ]);
    }
  });
});
