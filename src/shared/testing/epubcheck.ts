import {existsSync} from 'node:fs';
import {onPath} from './onPath';

/** Where Debian has it; its command needs more than a JAR and Java. */
const JAR = '/usr/share/java/epubcheck.jar';

/** How the reference checker of EPUBs is called (https://www.w3.org/publishing/epubcheck/), if this machine has it. */
export function epubcheck(): [command: string, ...args: string[]] | undefined {
  const java = onPath('java');
  // A short run is over before the better compiler pays.
  return java && existsSync(JAR) ? [java, '-XX:TieredStopAtLevel=1', '-jar', JAR] : undefined;
}
