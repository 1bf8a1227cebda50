import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { browserFlags, findBrowser } from '../../tools/setup/find-browser';
import { beginPath } from './measured-page';
import type { serveHosted } from './serve';

/** Of one load, from the address to a page that can be edited: seconds, bytes of scripts, requests at the git host. */
export type Load = { seconds: number; bytes: number; requests: number };

/** So long there is nothing to do before a load, and to what comes after it, in milliseconds. */
const pause = 4000;

/** Until a page must have told, in milliseconds. */
const patience = 120_000;

const openBrowser = (address: string, profile: string) => {
  const program = findBrowser();
  if (!program) throw new Error('There is no Chromium: set CHROME_PATH.');
  const flags = ['--headless', ...browserFlags, '--window-size=1280,800'];
  return spawn(program, [...flags, `--user-data-dir=${profile}`, address + beginPath], {
    stdio: 'ignore',
  });
};

/**
 * So many loads one after another in a browser that was never there, and that nobody steers, as those of editors: a debugger
 * makes Chromium read each script twice. The page itself tells when it can be edited. Throws when it does not tell.
 */
export const measureLoads = async (
  served: Awaited<ReturnType<typeof serveHosted>>,
  count: number,
): Promise<Load[]> => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let told = served.nextEditable();
  const browser = openBrowser(served.address, profile);
  const ended = once(browser, 'exit');
  const loads: Load[] = [];
  try {
    while (loads.length < count) {
      const before = served.sent();
      const late = wait(patience, undefined, { ref: false });
      const editable = await Promise.race([told, late]);
      if (!editable) throw new Error(`Load ${loads.length + 1} told nothing.`);
      const { bytes, requests } = served.sent();
      loads.push({
        seconds: editable.milliseconds / 1000,
        bytes: bytes - before.bytes,
        requests: requests - before.requests,
      });
      await wait(pause);
      told = served.nextEditable();
      editable.openAgain();
    }
  } finally {
    browser.kill();
    await ended;
    // Its processes end one after another, and write until then.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  return loads;
};
