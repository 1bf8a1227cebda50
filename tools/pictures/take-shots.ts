import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { loadSharp } from '../../packages/site-files';
import { serveSite } from '../serve/serve-site';
import { type Shot, shots, windows } from './shots';

/** Open hours and days to come are those of this moment, whenever pictures are taken. */
const moment = new Date('2026-11-27T10:00:00Z');

/** Everything that waits for the visitor to come near is there. */
const lookAtAll = async (page: Page) => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Those that nobody sees, of a carousel, never begin to load.
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.currentSrc,
    );
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  await page.evaluate(() => document.fonts.ready);
};

/** Script runs at a visitor's first act; until then the page says what was so on the day of its build. */
const act = async (page: Page) => {
  await page.evaluate(() => void dispatchEvent(new Event('change')));
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
};

/** Chooses a text as somebody does who types on the page. */
const chooseText = async (page: Page, selector: string) => {
  await page.getByRole('region', { name: 'Editor', exact: true }).waitFor({ timeout: 120_000 });
  await page.locator(selector).first().click();
};

/** Two frames: what follows a scroll, such as the header, is drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const photograph = async (browser: Browser, address: string, shot: Shot): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: windows[shot.on],
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    isMobile: shot.on === 'telephone',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  if (shot.edits) await page.addInitScript(() => localStorage.setItem('edit-hints', 'seen'));
  await page.goto(address);
  if (shot.edits) await chooseText(page, shot.edits);
  else {
    await act(page);
    await lookAtAll(page);
  }
  for (const [label, text] of Object.entries(shot.typed ?? {})) {
    await page.getByLabel(label).first().fill(text);
  }
  if (shot.from) {
    const top = page.locator(shot.from).first();
    await top.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 24));
    await drawn(page);
    // A header that stays in view would lie on it.
    await page.evaluate(() => {
      const bar = document.elementFromPoint(innerWidth / 2, 1)?.closest('.MuiAppBar-root');
      scrollBy(0, -(bar?.getBoundingClientRect().bottom ?? 0));
    });
    await drawn(page);
  }
  const bytes = await page.screenshot({ caret: 'hide', timeout: 60_000 });
  await context.close();
  return bytes;
};

const build = (root: string, site: string) => {
  const environment = { ...process.env, SITE: site };
  const program = ['tools/run.mjs', 'tools/build/main.ts'];
  const { status } = spawnSync(process.execPath, program, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${site} could not be built.`);
};

type Named = [name: string, shot: Shot];

const takeBuilt = async (browser: Browser, root: string, wanted: readonly Named[]) => {
  const site = wanted[0]?.[1].site;
  if (site === undefined) return [];
  build(root, site);
  process.env.SITE = site;
  const server = await serveSite({ root, port: 0 });
  try {
    const taken: [string, Buffer][] = [];
    for (const [name, shot] of wanted) {
      taken.push([
        name,
        await photograph(browser, `http://localhost:${server.port}${shot.path}`, shot),
      ]);
    }
    return taken;
  } finally {
    await server.close();
  }
};

const takeEdited = async (browser: Browser, root: string, [name, shot]: Named) => {
  const { editSite } = await import('../edit/edit-site');
  const site = join(root, shot.site);
  process.env.SITE = shot.site;
  const editing = await editSite({ root, site, at: 4999, environment: {} });
  try {
    const { origin, hash } = new URL(editing.address);
    return [name, await photograph(browser, `${origin}${shot.path}${hash}`, shot)] as const;
  } finally {
    await editing.close();
  }
};

/**
 * Photographs the pages that the pictures show, and writes them to `folder` as WebP. `named` are the shots that are
 * wanted; all of them, if it is empty.
 */
export const takeShots = async (
  browser: Browser,
  { root, folder, named }: { root: string; folder: string; named: readonly string[] },
) => {
  const sharp = await loadSharp();
  mkdirSync(folder, { recursive: true });
  const wanted = Object.entries(shots).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  const keep = async ([name, bytes]: readonly [string, Buffer]) =>
    writeFileSync(
      join(folder, `${name}.webp`),
      await sharp(bytes).webp({ quality: 88 }).toBuffer(),
    );
  for (const site of new Set(wanted.map(([, shot]) => shot.site))) {
    const built = wanted.filter(([, shot]) => shot.site === site && !shot.edits);
    for (const taken of await takeBuilt(browser, root, built)) await keep(taken);
    for (const each of wanted.filter(([, shot]) => shot.site === site && shot.edits)) {
      await keep(await takeEdited(browser, root, each));
    }
  }
};
