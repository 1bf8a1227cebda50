import { reportAndExit } from '../report-and-exit';
import { ensureProgram } from './ensure-program';
import { findBrowser } from './find-browser';

const chromium = ['chromium'];

/** Makes sure that the browser tests have a browser. Fails loudly: they are never left out. */
try {
  const browser = ensureProgram({
    name: 'Chromium or Chrome',
    find: findBrowser,
    packages: {
      'apt-get': chromium,
      dnf: chromium,
      apk: chromium,
      pacman: chromium,
      zypper: chromium,
    },
    advice: 'Install one, or set CHROME_PATH to its program.',
  });
  console.log(`Browser: ${browser}`);
} catch (error) {
  reportAndExit(error);
}
