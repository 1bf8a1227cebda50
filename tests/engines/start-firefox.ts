import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { ensureFirefox } from './ensure-engines';
import { patience } from './patience';
import type { Engine, Habits, Place, Visitor } from './visitor';

type Preferences = Record<string, number>;

/** `network.cookie.cookieBehavior`: 2 blocks all storage of sites. */
const preferencesOf = ({ siteData, letters }: Habits): Preferences => ({
  ...(siteData && { 'network.cookie.cookieBehavior': 2 }),
  ...(letters && { 'font.size.variable.x-western': 32 }),
});

const launch = (executablePath: string, preferences: Preferences) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });

/** The words that Firefox's own PDF reader finds in the open file, sheet by sheet. */
const wordsOfPdf = `(async () => {
  const reader = window.PDFViewerApplication;
  while (!reader.pdfDocument) await new Promise(requestAnimationFrame);
  const words = [];
  for (let number = 1; number <= reader.pdfDocument.numPages; number += 1) {
    const sheet = await reader.pdfDocument.getPage(number);
    const { items } = await sheet.getTextContent();
    words.push(...items.map(({ str, hasEOL }) => (hasEOL ? str + ' ' : str)));
  }
  return words.join('');
})()`;

const print = async (page: Page) => {
  // Wide enough for everything on a screen, so that what paper should leave out would be visible.
  const pdf = Buffer.from(await page.pdf({ format: 'A4', landscape: true }));
  const reader = await page.browserContext().newPage();
  await reader.goto(`data:application/pdf;base64,${pdf.toString('base64')}`);
  const words = String(await reader.evaluate(wordsOfPdf));
  await reader.close();
  return words;
};

/** Firefox now and then aborts a navigation that begins while the page before is still at work; a visitor asks again. */
const openAddress = async (page: Page, address: string) => {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(address);
  }
};

const visitorOf = (page: Page): Visitor => {
  const find = async (at: Place) => {
    const found = await page.waitForSelector(`xpath/${at}`);
    if (!found) throw new Error(`Nothing is at ${at}`);
    return found;
  };
  return {
    open: (address) => openAddress(page, address),
    resize: (size) => page.setViewport(size),
    turnWheel: async (by) => {
      const { width = 0, height = 0 } = page.viewport() ?? {};
      await page.mouse.move(width / 2, height - 20);
      await page.mouse.wheel({ deltaY: by });
    },
    click: (at) => page.locator(`xpath/${at}`).click(),
    type: async (at, text) => (await find(at)).type(text),
    choose: async (at, value) => void (await (await find(at)).select(value)),
    chooseFile: async (at, file) =>
      ((await find(at)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    ask: (expression) => page.evaluate(expression),
    print: () => print(page),
    picture: () => page.screenshot(),
    leave: () => page.browserContext().close(),
  };
};

/** Firefox without a window, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const file = ensureFirefox();
  const browser = await launch(file, {});
  /** By their preferences. */
  const started = new Map<string, Browser>([['{}', browser]]);
  const browserFor = async (preferences: Preferences) => {
    const key = JSON.stringify(preferences);
    const found = started.get(key) ?? (await launch(file, preferences));
    started.set(key, found);
    return found;
  };
  return {
    version: await browser.version(),
    visit: async (habits) => {
      const context = await (await browserFor(preferencesOf(habits))).createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      return visitorOf(page);
    },
    stop: async () => {
      await Promise.all([...started.values()].map((each) => each.close()));
    },
  };
};
