import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {toolPath} from './toolPath';

/** Debian starts a server when it installs it; where systemd runs, that is for the machine's owner to want. */
const STARTS_SERVICES = existsSync('/run/systemd/system');

/** How to ask each tool for its version, and the Debian package that holds it; `optional` tools may be missing in CI too. */
const TOOLS: Record<string, {ask: string[]; from: string; optional?: boolean}> = {
  bash: {ask: ['bash', '--version'], from: 'bash'},
  'g++': {ask: ['g++', '--version'], from: 'g++'},
  gcc: {ask: ['gcc', '--version'], from: 'gcc'},
  mpicc: {ask: ['mpicc', '--version'], from: 'libopenmpi-dev'},
  mpicxx: {ask: ['mpicxx', '--version'], from: 'libopenmpi-dev'},
  mpirun: {ask: ['mpirun', '--version'], from: 'openmpi-bin'},
  make: {ask: ['make', '--version'], from: 'make'},
  python3: {ask: ['python3', '--version'], from: 'python3'},
  numpy: {ask: ['python3', '-c', 'import numpy; print(numpy.__version__)'], from: 'python3-numpy'},
  pandas: {ask: ['python3', '-c', 'import pandas; print(pandas.__version__)'], from: 'python3-pandas'},
  matplotlib: {ask: ['python3', '-c', 'import matplotlib; print(matplotlib.__version__)'], from: 'python3-matplotlib'},
  mpi4py: {ask: ['python3', '-c', 'import mpi4py; print(mpi4py.__version__)'], from: 'python3-mpi4py'},
  venv: {ask: ['python3', '-c', 'import ensurepip; print(ensurepip.version())'], from: 'python3-venv'},
  pip: {ask: ['/usr/bin/python3', '-m', 'pip', '--version'], from: 'python3-pip'},
  mypy: {ask: ['mypy', '--version'], from: 'mypy'},
  shellcheck: {ask: ['shellcheck', '--version'], from: 'shellcheck'},
  git: {ask: ['git', '--version'], from: 'git'},
  'git-lfs': {ask: ['git-lfs', '--version'], from: 'git-lfs'},
  openssl: {ask: ['openssl', 'version'], from: 'openssl'},
  curl: {ask: ['curl', '--version'], from: 'curl'},
  rsync: {ask: ['rsync', '--version'], from: 'rsync'},
  zip: {ask: ['zip', '-v'], from: 'zip'},
  unzip: {ask: ['unzip', '-v'], from: 'unzip'},
  zstd: {ask: ['zstd', '--version'], from: 'zstd'},
  setfacl: {ask: ['setfacl', '--version'], from: 'acl'},
  tmux: {ask: ['tmux', '-V'], from: 'tmux'},
  ps: {ask: ['ps', '--version'], from: 'procps'},
  sudo: {ask: ['sudo', '--version'], from: 'sudo'},
  modules: {ask: ['bash', '-c', '. /usr/share/modules/init/bash && module --version 2>&1'], from: 'environment-modules'},
  'systemd-analyze': {ask: ['systemd-analyze', '--version'], from: 'systemd'},
  sfdisk: {ask: ['/usr/sbin/sfdisk', '--version'], from: 'fdisk'},
  'mkfs.ext4': {ask: ['sh', '-c', '/usr/sbin/mkfs.ext4 -V 2>&1'], from: 'e2fsprogs'},
  'ssh-keygen': {ask: ['sh', '-c', 'ssh -V 2>&1'], from: 'openssh-client'},
  sshd: {ask: ['sh', '-c', 'ls /usr/sbin/sshd && ssh -V 2>&1'], from: 'openssh-server', optional: STARTS_SERVICES},
  nvcc: {ask: ['nvcc', '--version'], from: 'nvidia-cuda-toolkit', optional: true},
};

const versions = new Map<string, string | undefined>();

/** What a tool says its version is, or undefined where it is missing. Asked once. */
export function versionOf(tool: string): string | undefined {
  if (!versions.has(tool)) {
    const {ask} = TOOLS[tool]!;
    const {status, stdout} = spawnSync(ask[0]!, ask.slice(1), {encoding: 'utf8', env: {...process.env, PATH: toolPath()}});
    versions.set(tool, status === 0 ? stdout.trim() : undefined);
  }
  return versions.get(tool);
}

/** The Debian package of a tool. */
export const packageOf = (tool: string): string => TOOLS[tool]!.from;

/** Whether CI may do without the tool. */
export const isOptional = (tool: string): boolean => TOOLS[tool]!.optional === true;

/** Debian packages of the tools that are missing, without those that are optional. */
export function missingPackages(): string[] {
  return [
    ...new Set(
      Object.keys(TOOLS)
        .filter((tool) => !isOptional(tool) && versionOf(tool) === undefined)
        .map(packageOf),
    ),
  ];
}
