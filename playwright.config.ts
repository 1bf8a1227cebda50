import { defineConfig } from '@playwright/test';
import { browserFlags } from './tools/setup/browser-flags';
import { findBrowser } from './tools/setup/find-browser';

/** Journeys in a real browser against the built site, the real SDK and the embedded backend. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/build-once.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that fails once on a busy machine is reported as flaky; one that fails twice fails.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // The machine may be busy; what is waited for is a state, not a time.
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // What happened is kept of a test that failed; to record all that pass takes a fifth of the time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserFlags,
    },
  },
});
