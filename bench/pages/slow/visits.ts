import type { BrowserContext } from '@playwright/test';
import { places } from '../places';
import type { SiteServer } from '../serve/serve-folder';
import { timeAnswer } from './answers';
import { comeNear } from './come-near';
import { openPage } from './open-page';

/** Milliseconds, where there is something to wait for, and bytes as transferred. */
export type Visit = { painted: number; bytes: number };

type Kind = (browser: BrowserContext, server: SiteServer) => Promise<Visit>;

/** A visit over a fast connection that leaves Home and its forms in the cache. */
const visitBefore = async (browser: BrowserContext, { origin }: SiteServer) => {
  const { page, untilQuiet } = await openPage(browser, `${origin}/`, 'fast');
  await comeNear(page);
  await untilQuiet();
  await page.close();
};

const visitHome: Kind = async (browser, { origin }) => {
  const { page, bytes } = await openPage(browser, `${origin}/`, 'slow');
  const { lcp } = await page.evaluate(() => globalThis.seen);
  return { painted: lcp, bytes: bytes() };
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

/** Through the menu, whose press brings script: no page is loaded. */
const goToServices: Kind = async (browser, { origin }) => {
  const { page, bytes, untilQuiet } = await openPage(browser, `${origin}/`, 'slow');
  await page.locator('header button[aria-expanded]').tap();
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
  await untilQuiet();
  const before = bytes();
  const painted = await timeAnswer(page, { selector: 'h1', words: 'Services' }, () =>
    page.locator('header nav a[href="/Services"]').tap(),
  );
  await untilQuiet();
  return { painted, bytes: bytes() - before };
};

/** By their names in the table. */
export const visits: Record<string, Kind> = {
  'First visit': visitHome,
  'Second visit': visitAgain,
  'First visit after a deploy that changed a text': visitAfterDeploy,
  'From Home to Services, with script': goToServices,
};
