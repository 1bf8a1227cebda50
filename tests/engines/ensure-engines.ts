import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, findProgram } from '../../tools/setup/programs';

/** The path of a Firefox. Throws if there is none and it could not be installed. */
export const ensureFirefox = (): string =>
  ensureProgram({
    name: 'Firefox',
    find: () =>
      findProgram({
        commands: ['firefox-esr', 'firefox'],
        files: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
        variable: 'FIREFOX_PATH',
      }),
    packages: {
      'apt-get': ['firefox-esr'],
      dnf: ['firefox'],
      apk: ['firefox-esr'],
      pacman: ['firefox'],
      zypper: ['MozillaFirefox'],
    },
    advice: 'Install it, or set FIREFOX_PATH to its program.',
  });

/** Only Debian and its descendants are known to ship driver and browser of one WebKitGTK. */
const webkitPackages = { 'apt-get': ['webkit2gtk-driver', 'xvfb'] };

const webkitAdvice =
  'Install the packages webkit2gtk-driver and xvfb, or what your system calls WebKitWebDriver, ' +
  'MiniBrowser and Xvfb; WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH and XVFB_PATH name programs elsewhere.';

/** MiniBrowser is in a folder of the library: /usr/lib/<machine>/webkit2gtk-<API version>/. */
const miniBrowsers = () =>
  ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...subfolders(folder)])
    .flatMap((folder) => subfolders(folder).filter((name) => /\/webkit2?gtk-[\d.]+$/.test(name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .sort()
    .reverse();

const subfolders = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
};

const ensureWebkitProgram = (name: string, find: () => string | undefined) =>
  ensureProgram({ name, find, packages: webkitPackages, advice: webkitAdvice });

/** The paths of WebKitGTK's driver and browser, and of a virtual screen. Throws as above. */
export const ensureWebkit = () => ({
  driver: ensureWebkitProgram('WebKitWebDriver', () =>
    findProgram({ commands: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH' }),
  ),
  browser: ensureWebkitProgram('MiniBrowser', () =>
    findProgram({ commands: [], files: miniBrowsers(), variable: 'WEBKIT_BROWSER_PATH' }),
  ),
  screen: ensureWebkitProgram('Xvfb', () =>
    findProgram({ commands: ['Xvfb'], variable: 'XVFB_PATH' }),
  ),
});
