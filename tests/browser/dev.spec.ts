import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { brokenStates, type BrokenState } from './broken-states';
import { startDevServer, type DevServer } from './dev-server';
import { overflowOf } from './looks';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/** The dev server, under StrictMode, on a copy whose config can be broken. */

const port = portAt(60);

let project: ProjectCopy;
let dev: DevServer;
let origin: string;
/** One for all: changes need no reload, and each load requests hundreds of modules. */
let page: Page;
const errors: string[] = [];
/** Errors and warnings of the console. */
const problems: string[] = [];

const wide = { width: 1280, height: 800 };

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  project = copyProject();
  dev = await startDevServer(project, port, { readBy: 'Vite' });
  origin = dev.origin;
  page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  // The first load bundles the packages; no test should wait for that.
  await page.goto(origin);
  await expect(page.locator('#root[data-ready]')).toBeAttached({ timeout: 100_000 });
});

test.afterAll(async () => {
  await page.context().close();
  await dev.stop();
  await project.remove();
});

/** Opens a page and waits for its connection to the dev server. */
const openConnected = async (path: string) => {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  );
  await page.goto(origin + path);
  await connected;
  await expect(page.locator('#root[data-ready]')).toBeAttached();
};

/** Sets a mark that a reload would lose. */
const mark = () => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

const current = () => page.getByRole('banner').locator('nav [aria-current="page"]');

const follow = async (name: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(current()).toHaveText(name);
};

/** Shows a page of the site, by its name in the menu, without a load if possible. */
const goTo = async (name: string) => {
  if (!page.url().startsWith(origin)) await openConnected('/');
  if ((await current().textContent()) !== name) await follow(name);
};

const panel = () => page.locator('config-panel');

/** The text of the panel as in the terminal. */
const panelText = async () => {
  const summary = await panel().locator('summary').textContent();
  return `${summary}:\n\n${await panel().locator('pre').textContent()}\n`;
};

const newsletterField = () =>
  page.getByRole('contentinfo').getByRole('form').getByRole('textbox').first();

const expectShown = async () => {
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('form')).toBeVisible();
};

for (const path of ['/Contact', '/']) {
  test(`${path} loads without an error or a warning in the console`, async () => {
    problems.length = 0;
    await page.goto(origin + path);
    await expectShown();
    expect([...problems, ...errors]).toEqual([]);
  });
}

test('every page that is reached by a link shows without an error or a warning in the console', async () => {
  problems.length = 0;
  await goTo('Home');
  for (const name of ['About Us', 'Product', 'Services', 'Blog', 'Career', 'Contact', 'Home']) {
    await follow(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectShown();
  }
  expect([...problems, ...errors]).toEqual([]);
});

const cleanups: (() => unknown)[] = [];
test.afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((repair) => repair()));
  await expect(panel()).toHaveCount(0);
});

/** Breaks config; returns a function that repairs it, which the end of the test does anyway. */
const breakConfig = ({ file, by }: Pick<BrokenState, 'file' | 'by'>) => {
  const sound = project.read(file);
  if (by === 'removing') rmSync(join(project.folder, file));
  else if ('text' in by) project.write(file, by.text);
  else project.edit(file, ...by);
  const isSound = () => existsSync(join(project.folder, file)) && project.read(file) === sound;
  // Once: the next test would notice a second repair.
  const repair = () => {
    if (!isSound()) project.write(file, sound);
  };
  cleanups.push(repair);
  return repair;
};

test.describe('a mistake in config is shown in place and in the panel, and disappears without a reload:', () => {
  for (const state of brokenStates) {
    test(state.what, async () => {
      await goTo(state.page);
      await mark();
      const main = page.getByRole('main');
      const headings = await main.getByRole('heading').allTextContents();
      const diagnosis = `${state.in ?? state.file}:${state.line}:`;

      const repair = breakConfig(state);
      await expect(panel()).toContainText(diagnosis);
      await expect(panel()).toContainText(state.code);
      expect(await panelText()).toBe(dev.reported.at(-1));
      if (state.inPlace) {
        await expect(main.getByRole('note')).toContainText(diagnosis);
        await expect(main.getByRole('note')).toContainText(state.code);
      }
      if (state.gone) {
        await expect(main.getByRole('heading', { name: state.gone })).toHaveCount(0);
      }
      if (state.stays) {
        await expect(main.getByRole('heading', { name: state.stays })).toBeVisible();
      }
      await follow('Product');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('note')).toHaveCount(0);
      await follow(state.page);
      await expect(main.getByRole('note')).toHaveCount(state.inPlace ? 1 : 0);

      repair();
      await expect(panel()).toHaveCount(0);
      await expect(main.getByRole('note')).toHaveCount(0);
      await expect(main.getByRole('heading')).toHaveText(headings);
      expect(await isSamePage()).toBe(true);
      expect(errors).toEqual([]);
    });
  }
});

test('a mistake is reported once in the terminal, with the check’s own words', async () => {
  await goTo('Blog');
  const before = dev.reported.length;
  const repair = breakConfig({ file: 'config/site.ts', by: ["to: '/Career'", "to: '/Carreer'"] });
  await expect(panel()).toBeVisible();
  await openConnected('/Blog');
  await expect(panel()).toBeVisible();
  const reported = dev.reported.slice(before);
  expect(reported).toHaveLength(1);
  expect(reported[0]).not.toMatch(/^ +at /m);
  expect(await panelText()).toBe(reported[0]);
  for (const main of ['tools/check/main.ts', 'tools/build/main.ts']) {
    const { status, output } = await project.run([main]);
    expect(status).toBe(1);
    expect(output).toContain(reported[0]);
  }
  repair();
  await expect(panel()).toHaveCount(0);
});

test('a file that is empty during a save is reported with its final content', async () => {
  await goTo('Blog');
  const before = dev.reported.length;
  const file = 'config/pages/blog.ts';
  const sound = project.read(file);
  cleanups.push(() => project.write(file, sound));
  const save = async (text: string) => {
    const opened = openSync(join(project.folder, file), 'w');
    await after(40);
    writeSync(opened, text);
    closeSync(opened);
  };
  await save(sound.replace("kind: 'cards'", "kind: 'cardz'"));
  await expect(panel()).toContainText('SITE-029');
  await save(sound);
  await expect(panel()).toHaveCount(0);
  expect(dev.reported.slice(before).join('\n')).not.toContain('SITE-003');
});

test('at 360 px the marks stand below the marked text, in place and in the panel', async () => {
  await goTo('Contact');
  await page.setViewportSize({ width: 360, height: 740 });
  cleanups.push(() => page.setViewportSize(wide));
  breakConfig({
    file: 'config/pages/contact.ts',
    by: ["lead: 'A few lines", "laed: 'A few lines"],
  });
  for (const words of [page.getByRole('note').locator('pre'), panel().locator('pre')]) {
    const [own, marks] = [words.getByText("> 18 |       laed: 'A few"), words.getByText('^^^^')];
    await expect(own).toBeVisible();
    await expect(async () => {
      const boxes = [await own.boundingBox(), await marks.boundingBox()];
      expect(boxes[1]?.y).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[1]?.height ?? 0), 0);
    }).toPass({ timeout: 15_000 });
  }
  await expect.poll(() => overflowOf(page)).toBe(0);
});

test('scroll position and typed text stay while a section is broken and corrected', async () => {
  await goTo('Contact');
  await mark();
  await newsletterField().fill('ada@example.com');
  await page.getByLabel('Full Name').fill('Ada');
  const map = page.getByRole('heading', { name: 'Where To Find Us' });
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => map.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();

  const file = 'config/pages/contact.ts';
  const repair = breakConfig({ file, by: ["title: 'Where To Find Us'", 'title: whereToFindUs'] });
  await expect(page.getByRole('main').getByRole('note')).toContainText('SITE-004');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  repair();
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  await expect(newsletterField()).toHaveValue('ada@example.com');
  await expect.poll(top).toBeCloseTo(before, -1);

  // Another form of the page keeps its text, too.
  const repairForm = breakConfig({
    file: 'config/forms/contact.ts',
    by: ["kind: 'email'", "kind: 'emial'"],
  });
  await expect(page.getByRole('main').getByRole('note')).toContainText('SITE-029');
  repairForm();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(newsletterField()).toHaveValue('ada@example.com');
  expect(await isSamePage()).toBe(true);
});

test('the panel opens and closes by keyboard and leaves the page usable', async () => {
  await goTo('Blog');
  const repair = breakConfig({ file: 'config/site.ts', by: ["to: '/Career'", "to: '/Carreer'"] });
  const words = panel().locator('pre');
  await expect(words).toBeVisible();
  await panel().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await page.getByText('Read More').last().click();
  await expect(page.getByText('Read Less')).toBeVisible();
  await newsletterField().fill('ada@example.com');
  repair();
  await expect(panel()).toHaveCount(0);
});

test('the panel keeps focus and scroll position while other files are saved', async () => {
  await goTo('Blog');
  breakConfig({ file: 'config/site.ts', by: ['columns: [', 'columns: [5, true, null, '] });
  const words = panel().locator('pre');
  await words.focus();
  const read = () => words.evaluate((element) => element.scrollTop);
  await words.evaluate((element) => element.scrollTo({ top: 100, behavior: 'instant' }));
  expect(await read()).toBe(100);
  breakConfig({ file: 'config/pages/career.ts', by: ["title: '", "titel: '"] });
  await expect(words).toContainText('config/pages/career.ts:');
  await expect(words).toBeFocused();
  expect(await read()).toBe(100);
});

test('the last of two quick saves is shown', async () => {
  await goTo('Blog');
  const repair = breakConfig({ file: 'config/site.ts', by: ["to: '/Career'", "to: '/Carreer'"] });
  await expect(panel()).toContainText('/Carreer');
  for (const [index, pause] of [5, 20, 40].entries()) {
    repair();
    await after(pause);
    project.edit('config/site.ts', "to: '/Career'", `to: '/Career${index}'`);
    await expect(panel()).toContainText(`/Career${index}`);
  }
});

test('a changed text of config shows without a reload', async () => {
  await goTo('Career');
  await mark();
  project.edit('config/pages/career.ts', 'Join Our Team Only Freelancers', 'Come and build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and build');
  project.edit('config/site.ts', "label: 'Career', to: '/Career'", "label: 'Jobs', to: '/Career'");
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  project.edit('config/forms/newsletter.ts', "label: '", "label: 'Please: ");
  await expect(page.getByRole('contentinfo').getByLabel(/^Please: /)).toBeVisible();
  project.edit('config/theme.ts', "default: '#FBFAF6'", "default: '#FFFFFF'");
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  project.edit('config/routes.ts', "path: '/Career'", "path: '/Career', aliases: ['/jobs']");
  expect(await isSamePage()).toBe(true);
});

test('a page with its former import of types is shown and updated', async () => {
  await goTo('Product');
  const file = 'config/pages/product.ts';
  const [old, changed] = ['NFC Card Services', 'Cards That Open Doors'];
  breakConfig({ file, by: ["'#types'", "'../types'"] });
  project.edit(file, `title: '${old}'`, `title: '${changed}'`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(changed);
  await expect(panel()).toHaveCount(0);
});

test.describe('in the gallery', () => {
  const example = () => page.getByRole('region', { name: 'three steps' });
  const body = () => example().locator('iframe').first().contentFrame().locator('body');

  test.beforeAll(async () => {
    await page.goto(`${origin}/__gallery/sections/steps`);
    await expect(body()).toContainText('You write', { timeout: 60_000 });
    await mark();
  });
  test.afterEach(async () => expect(await isSamePage()).toBe(true));

  test('a changed example shows without a reload', async () => {
    project.edit('src/sections/steps/example.ts', 'You write', 'You dictate');
    await expect(body()).toContainText('You dictate');
    await expect(example().locator('pre')).toContainText('You dictate');
  });

  test('a changed component shows without a reload', async () => {
    project.edit('src/ui/section.tsx', 'words={title}', 'words={`${title}!`}');
    await expect(body()).toContainText('From Brief To Launch!');
  });

  test('a changed scene of config shows without a reload', async () => {
    await page.getByRole('link', { name: 'cursor', exact: true }).click();
    await expect(page.getByRole('main').locator('section')).toHaveCount(1);
    project.edit('config/pages/about.ts', "scene: ['node', 'card']", "scene: ['cursor', 'card']");
    await expect(page.getByRole('region', { name: 'cursor card' })).toBeVisible();
  });
});

test('a dev server that starts with broken config shows a site, and then the corrected config', async () => {
  // An open page would reload itself as soon as it can.
  await page.goto('about:blank');
  await dev.stop();
  const repairs = [
    'config/site.ts',
    'config/theme.ts',
    'config/routes.ts',
    'config/pages/home.ts',
  ].map((file) => breakConfig({ file, by: { text: 'export default {{{ (' } }));
  dev = await startDevServer(project, port);
  await openConnected('/');
  await mark();
  await expect(panel()).toContainText('config/site.ts:1:');
  await expect(page.getByRole('main').getByRole('note')).toContainText('config/pages/home.ts:1:');
  repairs.forEach((repair) => repair());
  await expect(panel()).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Growth');
  await expect(page.getByRole('banner')).toContainText('Business Growth');
  expect(await isSamePage()).toBe(true);
  expect(errors).toEqual([]);
  expect(dev.reported.filter((message) => !message.includes('to fix in config'))).toEqual([]);
});
