import type { Page } from '@playwright/test';
import { timeAnswer } from './answers';
import { comeNear } from './come-near';
import type { OpenPage } from './open-page';
import { typeLetters } from './type-letters';
import { readThree } from './read-three';

/** Milliseconds, or bytes. */
type Row = { title: string; unit: 'ms' | 'KiB'; most?: number };

export type Act = {
  /** One for each figure that it measures. */
  rows: Row[];
  /** The page that it begins on, once nothing more is asked for. */
  path: string;
  /** That page, too, comes over a slow connection: it is waited for. */
  slowBefore?: true;
  /** Only pages by script or by hand, if peers do not have this page. */
  ownPage?: true;
  /** `alone`: the forms of the page are the browser's. */
  measure: (opened: OpenPage, alone: boolean) => Promise<number[]>;
};

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

const send = (page: Page) =>
  timeAnswer(page, { selector: '[data-toast]', words: 'Thank you' }, () =>
    page.locator('main form button[type="submit"]').tap(),
  );

/** What each field of the form on Contact is filled in with. */
const message = {
  Fullname: 'Ada Lovelace',
  Company: 'Engines Ltd',
  Number: '5550100',
  Email: 'ada@example.com',
  Messsage: 'We need a page for our engine.',
};

/** Milliseconds that somebody takes for a field. */
const perField = 500;

const fillIn = async (page: Page) => {
  for (const [name, words] of Object.entries(message)) {
    await field(page, name).fill(words);
    await page.waitForTimeout(perField);
  }
};

const openMenu: Act = {
  rows: [{ title: 'Menu: from the press until its first link is seen', unit: 'ms', most: 100 }],
  path: '/',
  measure: async ({ page }) => [
    await timeAnswer(page, { selector: 'header nav a', words: 'Home' }, () =>
      page.locator('header button[aria-expanded]').tap(),
    ),
  ],
};

const openQuestion: Act = {
  rows: [{ title: 'Question: from the press until its answer is seen', unit: 'ms', most: 100 }],
  path: '/About-us',
  ownPage: true,
  measure: async ({ page, untilQuiet }) => {
    const question = page.getByRole('button', { name: 'How long does a website take?' });
    await question.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await untilQuiet();
    return [
      await timeAnswer(page, { selector: 'main p', words: 'Plan six to eight weeks' }, () =>
        question.tap(),
      ),
    ];
  },
};

const followLink: Act = {
  rows: [{ title: 'Link: from the press until the next page is painted', unit: 'ms', most: 600 }],
  path: '/Services',
  measure: async ({ page }) => [
    await timeAnswer(page, { selector: 'h1', words: 'Business Growth' }, () =>
      page.locator('main a[href="/"]').tap(),
    ),
  ],
};

const type: Act = {
  rows: [
    { title: 'First letter in a field: from the key until it is seen', unit: 'ms', most: 50 },
    { title: 'The slowest of twenty letters, while script comes', unit: 'ms', most: 50 },
  ],
  path: '/Contact',
  measure: async ({ page }) => {
    const letters = await typeLetters(page, field(page, 'Fullname'), 'Augusta Ada Lovelace');
    return [letters[0] ?? Number.NaN, Math.max(...letters)];
  },
};

const turnToForm: Act = {
  rows: [
    { title: 'Form: from the move until it can be sent', unit: 'ms' },
    { title: 'All that was sent by then', unit: 'KiB' },
  ],
  path: '/',
  measure: async ({ page, bytes, untilQuiet }, alone) => {
    const time = await comeNear(page, alone);
    await untilQuiet();
    return [time, bytes()];
  },
};

const submit: Act = {
  rows: [{ title: 'Submit: from the press until thanks are seen', unit: 'ms', most: 1500 }],
  path: '/Contact',
  measure: async ({ page, untilQuiet }, alone) => {
    await comeNear(page, alone);
    await fillIn(page);
    await untilQuiet();
    return [await send(page)];
  },
};

const visit: Act = {
  rows: [
    { title: 'Three pages read, one form sent: all waits', unit: 'ms' },
    { title: 'The same: all that was sent', unit: 'KiB' },
  ],
  path: '/',
  slowBefore: true,
  measure: async (opened) => {
    const { page, bytes, untilQuiet } = opened;
    const waits = await readThree(opened);
    await page.locator('main form').evaluate((form) => form.scrollIntoView({ block: 'start' }));
    await fillIn(page);
    waits.push(await send(page));
    await untilQuiet();
    return [waits.reduce((total, wait) => total + wait, 0), bytes()];
  },
};

export const acts: Record<string, Act> = {
  openMenu,
  openQuestion,
  followLink,
  type,
  turnToForm,
  submit,
  visit,
};
