import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/setup/find-browser';

const options = (further: readonly string[] = []) => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: set CHROME_PATH.');
  return { executablePath, args: ['--headless', ...browserFlags, ...further] };
};

// A frame begins when there is something to show, not at the screen's next refresh.
const atOnce = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** A Chromium of this machine. */
export const openBrowser = async () => chromium.launch(options(atOnce));

/** One with a profile in this folder, as a person's browser has: what it has loaded and compiled is kept there. */
export const openProfile = async (folder: string) =>
  chromium.launchPersistentContext(folder, {
    ...options(),
    viewport: { width: 1280, height: 800 },
  });
