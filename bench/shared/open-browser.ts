import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/setup/find-browser';

const flags = [
  '--headless',
  ...browserFlags,
  // A frame begins when there is something to show, not at the screen's next refresh.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];

/** A Chromium of this machine. */
export const openBrowser = async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: set CHROME_PATH.');
  return chromium.launch({ executablePath, args: flags });
};
