import type { BrowserContext, Page } from '@playwright/test';
import { followPresses } from './answers';
import { slowNetwork } from './slow-network';
import { watchPaint } from './watch-paint';
import { watchRequests } from './watch-requests';

export type OpenPage = {
  page: Page;
  /** Bytes transferred so far. */
  bytes: () => number;
  /** From now on the connection and the processor are slow. */
  slowDown: () => Promise<void>;
  /** Waits until every request has been answered. */
  untilQuiet: () => Promise<void>;
};

type Connection = 'slow' | 'fast';

/** Opens `url` and waits until no request is pending: nobody has acted yet. */
export const openPage = async (
  browser: BrowserContext,
  url: string,
  connection: Connection,
): Promise<OpenPage> => {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  let transferred = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await session.send('Network.enable');
  const slowDown = () => slowNetwork(session);
  if (connection === 'slow') await slowDown();
  // What tsx adds to functions with a name, which here run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await watchPaint(page);
  await page.addInitScript(followPresses);
  const untilQuiet = watchRequests(page);
  await page.goto(url);
  await untilQuiet();
  return { page, bytes: () => transferred, slowDown, untilQuiet };
};
