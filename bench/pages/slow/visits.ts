import type { BrowserContext } from '@playwright/test';
import { places } from '../places';
import type { SiteServer } from '../serve/serve-folder';
import { changePage } from './change-page';
import { openPage } from './open-page';
import { turnToForm } from './turn-to-form';

/** Milliseconds, where there is something to wait for, and bytes as transferred. */
export type Visit = { painted?: number; ready?: number; bytes: number };

type Kind = (browser: BrowserContext, server: SiteServer) => Promise<Visit>;

/** A visit over a fast connection that leaves Home and its forms in the cache. */
const visitBefore = async (browser: BrowserContext, { origin }: SiteServer) => {
  const { page, untilQuiet } = await openPage(browser, `${origin}/`, 'fast');
  await turnToForm(page);
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

const act: Kind = async (browser, { origin }) => {
  const { page, bytes, untilQuiet } = await openPage(browser, `${origin}/`, 'slow');
  const before = bytes();
  const ready = await turnToForm(page);
  await untilQuiet();
  return { ready, bytes: bytes() - before };
};

const goToServices: Kind = async (browser, { origin }) => {
  const { page, bytes, untilQuiet } = await openPage(browser, `${origin}/`, 'slow');
  await page.locator('header button[aria-expanded]').tap();
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
  await untilQuiet();
  const before = bytes();
  const painted = await changePage(page, '/Services');
  await untilQuiet();
  return { painted, bytes: bytes() - before };
};

export const firstAct = 'First act on Home: its form';

/** By their names in the table. */
export const visits: Record<string, Kind> = {
  'First visit': visitHome,
  'Second visit': visitAgain,
  'First visit after a deploy that changed a text': visitAfterDeploy,
  [firstAct]: act,
  'From Home to Services': goToServices,
};
