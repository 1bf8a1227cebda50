import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { brokenStates, type BrokenState } from './broken-states';
import { startDevServer, type DevServer } from './dev-server';
import { overflowOf } from './looks';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';

/** The dev server, under StrictMode, on a copy whose config can be broken. */

const port = portAt(60);

/** A page of its own for each test, in one context: what the pages share is loaded once. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const shared = await browser.newContext({ reducedMotion: 'reduce' });
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});

let project: ProjectCopy;
let dev: DevServer;
let origin: string;

test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async () => {
  project = copyProject();
  dev = await startDevServer(project, port, { readBy: 'Vite' });
  origin = dev.origin;
});

test.afterAll(async () => {
  await dev.stop();
  await project.remove();
});

/** Opens a page and waits until the dev server can tell it of changes. */
const openConnected = async (page: Page, path: string) => {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  );
  await page.goto(origin + path);
  await connected;
  await expect(page.locator('#root[data-ready]')).toBeAttached();
};

const panelOf = (page: Page) => page.locator('config-panel');

/** The words of the panel as one text, as the terminal has them. */
const panelText = async (page: Page) => {
  const summary = await panelOf(page).locator('summary').textContent();
  return `${summary}:\n\n${await panelOf(page).locator('pre').textContent()}\n`;
};

/** Whatever is lost by a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

const newsletterField = (page: Page) =>
  page.getByRole('contentinfo').getByRole('form').getByRole('textbox').first();

test('no page writes an error or a warning to the console', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of ['/', '/About-us', '/Product', '/Services', '/Blog', '/Career', '/Contact']) {
    await page.goto(origin + path);
    await expect(page.locator('#root[data-ready]')).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('form')).toBeVisible();
  }
  // From page to page without a page load.
  for (const name of ['Home', 'Services', 'About Us']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('banner').locator('nav [aria-current="page"]')).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(problems).toEqual([]);
});

const toMend: (() => void)[] = [];
test.afterEach(() => toMend.splice(0).forEach((mend) => mend()));

/** Puts config into a state; answers how to put it right again, which the end of the test does anyway. */
const breakConfig = ({ file, by }: Pick<BrokenState, 'file' | 'by'>) => {
  const sound = project.read(file);
  if (by === 'removing') rmSync(join(project.folder, file));
  else if ('text' in by) project.write(file, by.text);
  else project.edit(file, ...by);
  const mend = () => project.write(file, sound);
  toMend.push(mend);
  return mend;
};

test.describe('while config is broken, it says so in place and in the panel, all else works, and mending it needs no reload:', () => {
  let page: Page;
  const errors: string[] = [];

  // One page for all of them: nothing that went wrong before may be left.
  test.beforeAll(async ({ shared }) => {
    page = await shared.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    await openConnected(page, '/Contact');
    await mark(page);
  });
  test.afterAll(() => page.close());

  const goTo = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('banner').locator('nav [aria-current="page"]')).toHaveText(name);
  };

  for (const state of brokenStates) {
    test(state.what, async () => {
      await goTo(state.page);
      const main = page.getByRole('main');
      const headings = await main.getByRole('heading').allTextContents();
      const diagnosis = `${state.in ?? state.file}:${state.line}:`;

      const mend = breakConfig(state);
      await expect(panelOf(page)).toContainText(diagnosis);
      await expect(panelOf(page)).toContainText(state.code);
      expect(await panelText(page)).toBe(dev.told.at(-1));
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
      await goTo('Services');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('note')).toHaveCount(0);
      await goTo(state.page);
      await expect(main.getByRole('note')).toHaveCount(state.inPlace ? 1 : 0);

      mend();
      await expect(panelOf(page)).toHaveCount(0);
      await expect(main.getByRole('note')).toHaveCount(0);
      await expect(main.getByRole('heading')).toHaveText(headings);
      expect(await isSamePage(page)).toBe(true);
      expect(errors).toEqual([]);
    });
  }
});

test('a mistake is told once in the terminal, in the words of the check and of the build', async ({
  page,
}) => {
  await openConnected(page, '/Blog');
  const before = dev.told.length;
  const mend = breakConfig({ file: 'config/site.ts', by: ["to: '/Career'", "to: '/Carreer'"] });
  await expect(panelOf(page)).toBeVisible();
  await openConnected(page, '/Blog');
  await expect(panelOf(page)).toBeVisible();
  const told = dev.told.slice(before);
  expect(told).toHaveLength(1);
  expect(told[0]).not.toMatch(/^ +at /m);
  expect(await panelText(page)).toBe(told[0]);
  for (const main of ['tools/check/main.ts', 'tools/build/main.ts']) {
    const { status, output } = await project.run([main]);
    expect(status).toBe(1);
    expect(output).toContain(told[0]);
  }
  mend();
  await expect(panelOf(page)).toHaveCount(0);
});

test('a file that is empty while it is saved is told as it is written', async ({ page }) => {
  await openConnected(page, '/Blog');
  const before = dev.told.length;
  const file = 'config/pages/blog.ts';
  const sound = project.read(file);
  toMend.push(() => project.write(file, sound));
  const save = async (text: string) => {
    const opened = openSync(join(project.folder, file), 'w');
    await after(40);
    writeSync(opened, text);
    closeSync(opened);
  };
  await save(sound.replace("kind: 'cards'", "kind: 'cardz'"));
  await expect(panelOf(page)).toContainText('SITE-029');
  await save(sound);
  await expect(panelOf(page)).toHaveCount(0);
  expect(dev.told.slice(before).join('\n')).not.toContain('SITE-003');
});

test('at 360 px the marks stay below what they mark, in place and in the panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openConnected(page, '/Contact');
  breakConfig({
    file: 'config/pages/contact.ts',
    by: ["lead: 'A few lines", "laed: 'A few lines"],
  });
  for (const words of [page.getByRole('note').locator('pre'), panelOf(page).locator('pre')]) {
    const [own, marks] = [words.getByText("> 18 |       laed: 'A few"), words.getByText('^^^^')];
    await expect(own).toBeVisible();
    await expect(async () => {
      const boxes = [await own.boundingBox(), await marks.boundingBox()];
      expect(boxes[1]?.y).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[1]?.height ?? 0), 0);
    }).toPass({ timeout: 15_000 });
  }
  await expect.poll(() => overflowOf(page)).toBe(0);
});

test('while a section is broken and mended, the place on the page and what was typed stay', async ({
  page,
}) => {
  await openConnected(page, '/Contact');
  await mark(page);
  await newsletterField(page).fill('ada@example.com');
  await page.getByLabel('Full Name').fill('Ada');
  const map = page.getByRole('heading', { name: 'Where To Find Us' });
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => map.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();

  const file = 'config/pages/contact.ts';
  const mend = breakConfig({ file, by: ["title: 'Where To Find Us'", 'title: whereToFindUs'] });
  await expect(page.getByRole('main').getByRole('note')).toContainText('SITE-004');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  mend();
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  await expect(newsletterField(page)).toHaveValue('ada@example.com');
  await expect.poll(top).toBeCloseTo(before, -1);

  // Another form of the page keeps its words, too.
  const mendForm = breakConfig({
    file: 'config/forms/contact.ts',
    by: ["kind: 'email'", "kind: 'emial'"],
  });
  await expect(page.getByRole('main').getByRole('note')).toContainText('SITE-029');
  mendForm();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(newsletterField(page)).toHaveValue('ada@example.com');
  expect(await isSamePage(page)).toBe(true);
});

test('the panel is closed and opened by the keyboard, and leaves the page to be used', async ({
  page,
}) => {
  await openConnected(page, '/Blog');
  const mend = breakConfig({ file: 'config/site.ts', by: ["to: '/Career'", "to: '/Carreer'"] });
  const words = panelOf(page).locator('pre');
  await expect(words).toBeVisible();
  await panelOf(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await page.getByText('Read More').last().click();
  await expect(page.getByText('Read Less')).toBeVisible();
  await newsletterField(page).fill('ada@example.com');
  mend();
  await expect(panelOf(page)).toHaveCount(0);
});

test('the panel keeps the focus and how far it was read while other files are saved', async ({
  page,
}) => {
  await openConnected(page, '/Blog');
  breakConfig({ file: 'config/site.ts', by: ['columns: [', 'columns: [5, true, null, '] });
  const words = panelOf(page).locator('pre');
  await words.focus();
  const read = () => words.evaluate((element) => element.scrollTop);
  await words.evaluate((element) => element.scrollTo({ top: 100, behavior: 'instant' }));
  expect(await read()).toBe(100);
  breakConfig({ file: 'config/pages/career.ts', by: ["title: '", "titel: '"] });
  await expect(words).toContainText('config/pages/career.ts:');
  await expect(words).toBeFocused();
  expect(await read()).toBe(100);
});

test('a text that is changed in config shows without a reload', async ({ page }) => {
  await openConnected(page, '/Career');
  await mark(page);
  project.edit('config/pages/career.ts', 'Join Our Team Only Freelancers', 'Come and build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and build');
  project.edit('config/site.ts', "label: 'Career', to: '/Career'", "label: 'Jobs', to: '/Career'");
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  project.edit('config/forms/newsletter.ts', "label: '", "label: 'Please: ");
  await expect(page.getByRole('contentinfo').getByLabel(/^Please: /)).toBeVisible();
  project.edit('config/theme.ts', "paper: '#FBFAF6'", "paper: '#FFFFFF'");
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  project.edit('config/routes.ts', "path: '/Career'", "path: '/Career', aliases: ['/jobs']");
  expect(await isSamePage(page)).toBe(true);
});

test('in the gallery an example, a component and a scene of config that change show at once', async ({
  page,
}) => {
  await page.goto(`${origin}/__gallery/sections/statistics`);
  const example = page.getByRole('region', { name: 'four figures' });
  const body = example.locator('iframe').first().contentFrame().locator('body');
  await expect(body).toContainText('shops opened', { timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { same: true }));

  project.edit('src/sections/statistics/example.ts', 'shops opened', 'shops founded');
  await expect(body).toContainText('shops founded');
  await expect(example.locator('pre')).toContainText('shops founded');

  project.edit(
    'src/ui/section.tsx',
    '{title}\n        </Typography>',
    '{title}!\n        </Typography>',
  );
  await expect(body).toContainText('A Year In Figures!');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  await page.goto(`${origin}/__gallery/scenes/cursor`);
  await expect(page.getByRole('main').locator('section')).toHaveCount(1);
  project.edit('config/pages/about.ts', "scene: ['node', 'card']", "scene: ['cursor', 'card']");
  await expect(page.getByRole('region', { name: 'cursor card' })).toBeVisible();
});

test('a dev server that is started with nothing but broken config shows a site, and takes what is mended', async ({
  page,
}) => {
  await dev.stop();
  const mends = [
    'config/site.ts',
    'config/theme.ts',
    'config/routes.ts',
    'config/pages/home.ts',
  ].map((file) => breakConfig({ file, by: { text: 'export default {{{ (' } }));
  dev = await startDevServer(project, port);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await openConnected(page, '/');
  await mark(page);
  await expect(panelOf(page)).toContainText('config/site.ts:1:');
  await expect(page.getByRole('main').getByRole('note')).toContainText('config/pages/home.ts:1:');
  mends.forEach((mend) => mend());
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Growth');
  await expect(page.getByRole('banner')).toContainText('Business Growth');
  expect(await isSamePage(page)).toBe(true);
  expect(errors).toEqual([]);
  expect(dev.told.filter((message) => !message.includes('to mend in config'))).toEqual([]);
});
