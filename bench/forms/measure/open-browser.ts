import { chromium } from '@playwright/test';
import { findBrowser } from '../../../tools/setup/find-browser';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of this machine. */
export const openBrowser = async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: set CHROME_PATH.');
  return chromium.launch({ executablePath, args: flags });
};
