import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './programs';

/** Flags for a container, and against background requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Headless Chromium: opening a page takes a fifth of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium or Chrome of this machine: CHROME_PATH, one of the system's, or one that Playwright
 * has already. Throws when CHROME_PATH names something else.
 */
export const findBrowser = (): string | undefined =>
  findProgram({ commands, files: wellKnown, variable: 'CHROME_PATH' }) ?? playwrightsOwn();

/** CHROME_PATH, or a headless shell of this machine. */
export const findShell = (): string | undefined =>
  findProgram({ commands: shells, variable: 'CHROME_PATH' });

/** What the journeys run in: CHROME_PATH, a headless shell, else a whole browser. */
export const findTestBrowser = (): string | undefined => findShell() ?? findBrowser();

const playwrightsOwn = () => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};
