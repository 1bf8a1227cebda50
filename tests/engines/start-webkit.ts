import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, until, type Actions, type WebDriver } from 'selenium-webdriver';
import { withTimeout } from '../../src/loading/browser-facilities';
import { attempt } from './attempt';
import { ensureWebkit } from './ensure-engines';
import { patience } from './patience';
import { startScreen } from './start-screen';
import { startWebkitDriver } from './start-webkit-driver';
import type { Engine, Habits, Place, Visitor } from './visitor';

/**
 * Traps: MiniBrowser is never narrower than its toolbar (447 px), except in full screen, which has none and
 * can still be resized. The driver types no characters beyond U+FFFF.
 */
const capabilities = (binary: string, settings: string) => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary,
    args: ['--automation', '--full-screen', `--config=${settings}`],
  },
});

/** In the format of WebKitGTK's `webkit_settings_apply_from_key_file`. */
const settingsOf = ({ letters }: Habits) =>
  ['[websettings]', ...(letters ? ['default-font-size=32'] : []), ''].join('\n');

/** The driver scrolls an element to the window's lower edge, where floating links may cover it. */
const toMiddle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/** The driver presses where an element was when it was located, so it must stand still. */
const nextFrames =
  'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))';

/** The library supports it; its types do not. */
type Wheel = { scroll: (x: number, y: number, byX: number, byY: number) => Actions };

type Begun = { driver: WebDriver; end: () => Promise<void> };

const visitorOf = ({ driver, end }: Begun): Visitor => {
  /** The driver turns the wheel by the difference to the previous turn. */
  let turned = 0;
  const find = (at: Place) => driver.wait(until.elementLocated(By.xpath(at)), patience, at);
  return {
    open: (address) => driver.get(address),
    resize: async (size) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    click: (at) =>
      attempt(async () => {
        const found = await find(at);
        await driver.executeScript(toMiddle, found);
        const place = await found.getRect();
        await driver.executeAsyncScript(nextFrames);
        assert.deepEqual(await found.getRect(), place, `${at} stands still`);
        await found.click();
      }),
    turnWheel: async (by) => {
      const { width, height } = await driver.manage().window().getRect();
      const actions = driver.actions() as Actions & Wheel;
      turned += by;
      await actions.scroll(Math.round(width / 2), height - 20, 0, turned).perform();
    },
    type: async (at, text) => (await find(at)).sendKeys(text),
    choose: async (at, value) => (await find(`${at}/option[@value = '${value}']`)).click(),
    chooseFile: async (at, file) => (await find(at)).sendKeys(file),
    ask: (expression) => driver.executeScript(`return ${expression}`),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    leave: end,
  };
};

/** Longest time for a browser to start or end, in milliseconds. */
const longest = 30_000;

/** WebKitGTK in its MiniBrowser, on a virtual screen; each visitor has its own driver and browser. */
export const startWebkit = async (): Promise<Engine> => {
  const files = ensureWebkit();
  const screen = await startScreen(files.screen);
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const begin = async (habits: Habits): Promise<Begun> => {
    const settings = join(folder, 'settings');
    writeFileSync(settings, settingsOf(habits));
    const service = await startWebkitDriver(files.driver, screen.display);
    const build = async () =>
      new Builder()
        .usingServer(service.address)
        .withCapabilities(capabilities(files.browser, settings))
        .build();
    try {
      const driver = await withTimeout(build(), longest, 'WebKitWebDriver starts no browser.');
      const quit = () => withTimeout(driver.quit(), longest, 'MiniBrowser does not end.');
      return { driver, end: () => quit().finally(service.stop) };
    } catch (error) {
      service.stop();
      throw error;
    }
  };
  // Sometimes a driver never answers: another one does.
  const beginSurely = (habits: Habits) => begin(habits).catch(() => begin(habits));
  const first = await beginSurely({});
  const version = String((await first.driver.getCapabilities()).get('browserVersion'));
  await first.end();
  return {
    version: `WebKitGTK/${version}`,
    visit: async (habits) => {
      if (habits.siteData) throw new Error('MiniBrowser has no setting that blocks site data.');
      return visitorOf(await beginSurely(habits));
    },
    stop: async () => {
      screen.stop();
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};
