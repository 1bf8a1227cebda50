import { spawnSync } from 'node:child_process';
import { reportAndExit } from '../report-and-exit';
import { findBrowser, findShell, findTestBrowser } from './find-browser';
import { ensureProgram, installPackages } from './programs';

const chromium = ['chromium'];

/** The browser's version, such as "Chromium 150.0.7871.0". */
const versionOf = (browser: string) =>
  spawnSync(browser, ['--version', '--no-sandbox'], { encoding: 'utf8' }).stdout?.trim() ||
  'of unknown version';

/** If the system has one, the journeys take half the time; else they use the whole browser. */
const installShell = () => {
  if (!findShell()) installPackages({ 'apt-get': ['chromium-headless-shell'] });
};

/** Makes sure that the browser tests have a browser. Fails loudly: they are never skipped. */
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
  installShell();
  const used = findTestBrowser() ?? browser;
  console.log(`Browser: ${versionOf(used)}, ${used}`);
} catch (error) {
  reportAndExit(error);
}
