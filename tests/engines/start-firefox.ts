import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { ensureFirefox } from './ensure-engines';
import { patience } from './patience';
import type { Engine, Place, Visitor } from './visitor';

/** `network.cookie.cookieBehavior`: 2 keeps from sites all that they could store. */
const blocked = { 'network.cookie.cookieBehavior': 2 };

const launch = (executablePath: string, preferences: Record<string, number>) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });

const visitorOf = (page: Page): Visitor => {
  const find = async (at: Place) => {
    const found = await page.waitForSelector(`xpath/${at}`);
    if (!found) throw new Error(`Nothing is at ${at}`);
    return found;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewport(size),
    click: (at) => page.locator(`xpath/${at}`).click(),
    type: async (at, text) => (await find(at)).type(text),
    choose: async (at, value) => void (await (await find(at)).select(value)),
    chooseFile: async (at, file) =>
      ((await find(at)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    ask: (expression) => page.evaluate(expression),
    picture: () => page.screenshot(),
    leave: () => page.browserContext().close(),
  };
};

/** Firefox without a window, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const file = ensureFirefox();
  const browser = await launch(file, {});
  const started: Browser[] = [browser];
  const blocking = async () => {
    const other = await launch(file, blocked);
    started.push(other);
    return other;
  };
  return {
    version: await browser.version(),
    visit: async ({ siteData }) => {
      const context = await (siteData ? await blocking() : browser).createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      return visitorOf(page);
    },
    stop: async () => {
      await Promise.all(started.map((each) => each.close()));
    },
  };
};
