import type { BrowserContext } from '@playwright/test';
import { places } from '../places';
import type { SiteServer } from '../serve/serve-folder';
import { changePage } from './change-page';
import { moveFirst } from './first-move';
import { openPage } from './open-page';

/** Milliseconds, where there is something to wait for, and bytes as transferred. */
export type Visit = { painted?: number; ready?: number; bytes: number };

type Kind = (browser: BrowserContext, server: SiteServer) => Promise<Visit>;

/** A visit over a fast connection that leaves Home and its forms in the cache. */
const visitBefore = async (browser: BrowserContext, { origin }: SiteServer) => {
  const { page, untilQuiet } = await openPage(browser, `${origin}/`, 'fast');
  await page.mouse.move(5, 5, { steps: 2 });
  await untilQuiet();
  await page.close();
};

const visitHome: Kind = async (browser, { origin }) => {
  const { page, bytes } = await openPage(browser, `${origin}/`, 'slow');
  const { lcp, ready } = await page.evaluate(() => globalThis.seen);
  return { painted: lcp, ready, bytes: bytes() };
};

const visitAgain: Kind = async (browser, server) => {
  await visitBefore(browser, server);
  return visitHome(browser, server);
};

const visitAfterDeploy: Kind = async (browser, server) => {
  server.deploy(places.former);
  await visitBefore(browser, server);
  server.deploy(places.ours);
  return visitHome(browser, server);
};

const move: Kind = async (browser, { origin }) => {
  const { page, bytes, untilQuiet } = await openPage(browser, `${origin}/`, 'slow');
  const before = bytes();
  const ready = await moveFirst(page);
  await untilQuiet();
  return { ready, bytes: bytes() - before };
};

const goToServices: Kind = async (browser, { origin }) => {
  const { page, bytes, untilQuiet } = await openPage(browser, `${origin}/`, 'slow');
  await page.locator('header button[aria-expanded]').tap();
  await untilQuiet();
  const before = bytes();
  const painted = await changePage(page, '/Services');
  await untilQuiet();
  return { painted, bytes: bytes() - before };
};

export const firstMove = 'First move on Home: its form';

/** By their names in the table. */
export const visits: Record<string, Kind> = {
  'First visit': visitHome,
  'Second visit': visitAgain,
  'First visit after a deploy that changed a text': visitAfterDeploy,
  [firstMove]: move,
  'From Home to Services': goToServices,
};
