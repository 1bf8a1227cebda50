import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { todays } from './tests/browser/todays';
import { browserFlags, findTestBrowser } from './tools/setup/find-browser';

/**
 * A page is looked at for seconds: to compile its scripts a second and a third time, in the background,
 * takes a tenth of what a visit costs, and is never made up for. They do the same without it.
 */
const withoutOptimizing = '--js-flags=--no-maglev,--no-turbofan';

/** Only this machine is asked for anything, wherever the journeys run: the map of a page stays empty. */
const onlyLocalhost =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

const specsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .toSorted();

/**
 * Each once a week; all in `test:browser:whole`. Seven has no divisor in common with the parts that a spec itself
 * draws by the day: so each comes to its turn.
 */
const turn = { oneIn: 7 };

const furtherToday = todays(specsIn('tests/browser/more'), turn);

const rareToday = todays(
  specsIn('tests/browser').filter((name) =>
    readFileSync(`tests/browser/${name}`, 'utf8').includes('@more'),
  ),
  turn,
);

/** Journeys in a real browser against the built site, the real SDK and the embedded backend. */
export default defineConfig({
  // What `npm test` runs, and what only `npm run test:all` adds to it.
  projects: [
    { name: 'main', testDir: 'tests/browser', testIgnore: 'more/**', grepInvert: /@more/ },
    {
      name: 'more',
      testDir: 'tests/browser/more',
      testMatch: furtherToday,
    },
    {
      name: 'more of these',
      testDir: 'tests/browser',
      testIgnore: 'more/**',
      testMatch: rareToday,
      grep: /@more/,
    },
  ],
  globalSetup: './tests/browser/build-once.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser and the server of its site take two processors by themselves: four workers take half as long again.
  workers: 2,
  // A second try is told as such: nothing is to need one, and a busy machine is no reason to stop a change.
  retries: process.env.CI ? 1 : 0,
  // A journey has many steps, and the machine may do other work: an endless wait is what this ends.
  timeout: 180_000,
  // The machine may be busy; what is waited for is a state, not a time.
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // What moves while it is scrolled to is pressed beside where it was: sections rise as they come into view.
    contextOptions: { reducedMotion: 'reduce' },
    // To record each test takes a fifth of the time: `--trace on` where one is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...browserFlags, withoutOptimizing, onlyLocalhost],
    },
  },
});
