import {globSync} from 'tinyglobby';
import {onPath} from './onPath';

/** The engines that the checks of tests/engines run in. */
export type EngineName = 'firefox' | 'webkit';

/** Not the command `firefox`: Ubuntu's is a snap, which sees no folder but its own. */
export const firefoxPath = (): string | undefined => process.env.FIREFOX_PATH ?? onPath('firefox-esr');

/** WebKitGTK's browser is no command: it stands beside the library, in a folder that has the machine's name. */
export const miniBrowserPath = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true})[0];

/** The Debian packages that hold what an engine needs and this machine has not. */
export function missingPackages(engine: EngineName): string[] {
  if (engine === 'firefox') {
    return firefoxPath() ? [] : ['firefox-esr'];
  }
  const needs = {'webkit2gtk-driver': miniBrowserPath() && onPath('WebKitWebDriver'), xvfb: onPath('Xvfb'), xdotool: onPath('xdotool')};
  return Object.entries(needs).flatMap(([name, path]) => (path ? [] : [name]));
}
