import {describe, expect, it} from 'vitest';
import {bash} from '../../../scripts/check-code/bash';
import {isOptional, packageOf} from '../../../scripts/check-code/tools';

const usedBy = (text: string) => bash.tools(text).filter((tool) => !['bash', 'shellcheck'].includes(tool));

describe('the tools of a Bash page', () => {
  it.each([
    ['rsync -a src/ dst/', ['rsync']],
    ['ssh-keygen -q -f key\n/usr/sbin/sshd -D -f conf &', ['ssh-keygen', 'sshd']],
    ['git lfs pull', ['git', 'git-lfs']],
    ['. /usr/share/modules/init/bash\nmodule load gcc', ['modules']],
    ['g++ main.cpp', ['g++']],
  ])('%s', (text, tools) => {
    expect(usedBy(text)).toEqual(tools);
  });

  it('are not taken from a part of a word or a path', () => {
    expect(usedBy('gzip a.zip; echo sudoers; ls /etc/sudo.conf; ps1=1')).toEqual([]);
  });

  it('have a package each, and CI asks for all but a compiler for GPUs and a server', () => {
    const all = [
      'rsync',
      'zip',
      'unzip',
      'zstd',
      'setfacl',
      'tmux',
      'ps',
      'sudo',
      'systemd-analyze',
      'sfdisk',
      'mkfs.ext4',
      'ssh-keygen',
      'modules',
    ];
    expect(all.map(packageOf)).toEqual([
      'rsync',
      'zip',
      'unzip',
      'zstd',
      'acl',
      'tmux',
      'procps',
      'sudo',
      'systemd',
      'fdisk',
      'e2fsprogs',
      'openssh-client',
      'environment-modules',
    ]);
    expect(all.filter(isOptional)).toEqual([]);
  });
});
