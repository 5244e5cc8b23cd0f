import {existsSync} from 'node:fs';
import {known} from '../../src/shared/build/known';

/**
 * Where the tools of the checks are looked for: without what npm adds, and on Debian first where its own packages put them,
 * for those are what the set-up of the tests installs: a Python of the user's own would not have NumPy from there.
 */
export function toolPath(): string {
  const folders = known(process.env.PATH, '环境变量 PATH')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'));
  return [...(existsSync('/etc/debian_version') ? ['/usr/bin'] : []), ...folders].join(':');
}
