import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BrokenState } from './broken-states';
import { startDevServer, type DevServer } from './dev-server';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/** Started before the tests of a file. */
type Started = { project: ProjectCopy; dev: DevServer; page: Page };

export const wide = { width: 1280, height: 800 };

/** What tests do on the one page of the dev server that they share. */
const actionsOn = (on: Started, origin: string) => {
  const panel = () => on.page.locator('config-panel');
  const current = () => on.page.getByRole('banner').locator('nav [aria-current="page"]');
  /** Opens a page and waits for its connection to the dev server. */
  const openConnected = async (path: string) => {
    const connected = on.page.waitForEvent('console', (message) =>
      message.text().includes('[vite] connected'),
    );
    await on.page.goto(origin + path);
    await connected;
    await expect(on.page.locator('#root[data-ready]')).toBeAttached();
  };
  const follow = async (name: string) => {
    await on.page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(current()).toHaveText(name);
  };
  return {
    panel,
    openConnected,
    follow,
    /** Sets a mark that a reload would lose. */
    mark: () => on.page.evaluate(() => Object.assign(window, { isSamePage: true })),
    isSamePage: () => on.page.evaluate(() => 'isSamePage' in window),
    /** Shows a page of the site, by its name in the menu, without a load if possible. */
    goTo: async (name: string) => {
      if (!on.page.url().startsWith(origin)) await openConnected('/');
      if ((await current().textContent()) !== name) await follow(name);
    },
    /** The text of the panel as in the terminal. */
    panelText: async () => {
      const summary = await panel().locator('summary').textContent();
      return `${summary}:\n\n${await panel().locator('pre').textContent()}\n`;
    },
    newsletterField: () =>
      on.page.getByRole('contentinfo').getByRole('form').getByRole('textbox').first(),
    expectShown: async () => {
      await expect(on.page.locator('#root[data-ready]')).toBeAttached();
      await expect(on.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(on.page.getByRole('contentinfo').getByRole('form')).toBeVisible();
    },
  };
};

/** Starts the dev server, under StrictMode, on a copy whose config can be broken, for the tests of a file. */
const start = (on: Started, port: number, origin: string) => {
  /** Errors of scripts. */
  const errors: string[] = [];
  /** Errors and warnings of the console. */
  const problems: string[] = [];
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    on.project = copyProject();
    on.dev = await startDevServer(on.project, port, { readBy: 'Vite' });
    on.page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' });
    on.page.on('pageerror', (error) => errors.push(String(error)));
    on.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    // The first load bundles the packages; no test should wait for that.
    await on.page.goto(origin);
    await expect(on.page.locator('#root[data-ready]')).toBeAttached({ timeout: 100_000 });
  });
  test.afterAll(async () => {
    await on.page.context().close();
    await on.dev.stop();
    await on.project.remove();
  });
  return { errors, problems };
};

/**
 * The dev server and one page of it for all tests of a file: changes need no reload, and each load requests
 * hundreds of modules. What a test breaks is repaired after it.
 */
export const devPage = (port: number) => {
  const origin = `http://localhost:${port}`;
  const on = {} as Started;
  const { errors, problems } = start(on, port, origin);
  const actions = actionsOn(on, origin);
  const cleanups: (() => unknown)[] = [];
  test.afterEach(async () => {
    await Promise.all(cleanups.splice(0).map((repair) => repair()));
    await expect(actions.panel()).toHaveCount(0);
  });
  /** Breaks config; returns a function that repairs it, which the end of the test does anyway. */
  const breakConfig = ({ file, by }: Pick<BrokenState, 'file' | 'by'>) => {
    const { project } = on;
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
  return Object.assign(on, actions, { origin, errors, problems, cleanups, breakConfig });
};

type DevPage = ReturnType<typeof devPage>;

/** Breaks config, and expects that it is shown, in place as well, until it is repaired without a reload. */
export const expectReported = async (on: DevPage, state: BrokenState) => {
  await on.goTo(state.page);
  await on.mark();
  const main = on.page.getByRole('main');
  const headings = await main.getByRole('heading').allTextContents();
  const diagnosis = `${state.in ?? state.file}:${state.line}:`;

  const repair = on.breakConfig(state);
  await expect(on.panel()).toContainText(diagnosis);
  await expect(on.panel()).toContainText(state.code);
  expect(await on.panelText()).toBe(on.dev.reported.at(-1));
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
  await on.follow('Product');
  await expect(on.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('note')).toHaveCount(0);
  await on.follow(state.page);
  await expect(main.getByRole('note')).toHaveCount(state.inPlace ? 1 : 0);

  repair();
  await expect(on.panel()).toHaveCount(0);
  await expect(main.getByRole('note')).toHaveCount(0);
  await expect(main.getByRole('heading')).toHaveText(headings);
  expect(await on.isSamePage()).toBe(true);
  expect(on.errors).toEqual([]);
};
