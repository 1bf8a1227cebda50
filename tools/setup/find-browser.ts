import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium or Chrome of this machine: CHROME_PATH, one of the system's, or one that Playwright
 * has already. Throws when CHROME_PATH names something else.
 */
export const findBrowser = (): string | undefined => {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) {
    if (isProgram(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", but no program is there.`);
  }
  const onPath = PATH.split(delimiter).flatMap((folder) =>
    commands.map((command) => join(folder, command)),
  );
  return [...onPath, ...wellKnown].find(isProgram) ?? playwrightsOwn();
};

const playwrightsOwn = () => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};
