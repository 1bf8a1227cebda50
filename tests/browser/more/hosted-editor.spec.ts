import type { Page } from '@playwright/test';
import { button, editor, expect, headline, retitle, testOf } from '../hosted-editor';

/** The editor as static files, whose server is a worker of this browser. */

type Hosted = { address: string };

const test = testOf<Hosted>('tests/browser/serve-hosted-editor.ts');

/** Says what it takes back, once that is written and kept. */
const undo = (page: Page) => button(page, /^Undo: /);

const open = async (page: Page, { address }: Hosted) => {
  await page.addInitScript(() => localStorage.setItem('edit-hints', 'seen'));
  await page.goto(address);
  await expect(editor(page)).toBeVisible({ timeout: 60_000 });
};

/** Types the headline anew, and waits until it is kept. */
const retitleAndKeep = async (page: Page, words: string) => {
  await retitle(page, words);
  await expect(undo(page)).toBeVisible();
};

const addPage = async (page: Page, title: string) => {
  await button(page, 'Pages').click();
  await button(page, 'Add a page').click();
  await page.getByRole('dialog').getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await expect(headline(page)).toContainText(title);
};

test('a headline and a page are there after the window was closed, and are undone', async ({
  page,
  hosted,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await open(page, hosted);
  await retitleAndKeep(page, 'Growth for all');
  await addPage(page, 'Our prices');
  await expect(page).toHaveURL(/\/Our-prices$/);

  await page.reload();
  await expect(editor(page)).toBeVisible();
  await expect(headline(page)).toContainText('Our prices');
  await undo(page).click();
  await expect(headline(page)).not.toContainText('Our prices');

  const again = await page.context().newPage();
  await page.goto('about:blank');
  await open(again, hosted);
  await expect(headline(again)).toContainText('Growth for all');
  await undo(again).click();
  await expect(headline(again)).toContainText('Business Growth');
  expect(refused).toEqual([]);
});

const scriptBytes = async (page: Page, { address }: Hosted) =>
  Number(await (await page.request.get(`${address}/__editor/script-bytes`)).text());

test('to begin to edit takes at most 850 kB of scripts', async ({ page, hosted }) => {
  const before = await scriptBytes(page, hosted);
  await open(page, hosted);
  expect((await scriptBytes(page, hosted)) - before).toBeLessThan(850_000);
});

/** A picture of one colour in these sides, as PNG. */
const plain = (page: Page, width: number, height: number): Promise<number[]> =>
  page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#246';
      context.fillRect(0, 0, wide, high);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height] as const,
  );

test('a picture is scaled in the browser, and comes at its own address', async ({
  page,
  hosted,
}) => {
  await open(page, hosted);
  const bytes = await plain(page, 4000, 1000);
  const stored = await page.evaluate(async (given) => {
    const { connection } = globalThis.hostedPage!;
    const body = new Blob([new Uint8Array(given)]);
    const answer = await connection.send('picture?name=hut.png', { method: 'POST', body });
    return (await answer.json()) as { address: string; width: number; height: number };
  }, bytes);
  expect(stored).toEqual({ address: '/pictures/hut.png', width: 3200, height: 800 });
  const shown = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, stored.address);
  expect(shown).toEqual([3200, 800]);
});

test('a second window waits until the first one is closed', async ({ page, hosted }) => {
  await open(page, hosted);
  await retitleAndKeep(page, 'Growth in the first window');
  const second = await page.context().newPage();
  await second.goto(hosted.address);
  await expect(second.getByRole('alert')).toContainText('in another window');
  await page.goto('about:blank');
  await expect(editor(second)).toBeVisible();
  await expect(headline(second)).toContainText('Growth in the first window');
});
