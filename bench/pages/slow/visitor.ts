import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromeFlags } from '../lighthouse/chrome-flags';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A first-time visitor with a phone: a fresh profile, which lasts while `act` runs. */
export const asVisitor = async <Result>(
  executablePath: string,
  act: (browser: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Maps and the like are of other hosts, which do not answer here.
    args: [...chromeFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ...phone,
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
};
