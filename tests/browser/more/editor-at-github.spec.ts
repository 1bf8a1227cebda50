import type { Browser } from '@playwright/test';
import { type AtHost, git, publish, signIn, testAtHost, told } from '../editor-at-host';
import { button, editor, expect, headline, retitle } from '../hosted-editor';

/** The editor at an address of its own, with the files of a repository: signing in, publishing, two at once. */

const test = testAtHost('GitHub');

const published = (hosted: AtHost) => git(hosted, 'show', 'main:config/pages/home.ts');

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('who signs in edits and publishes in their name, and stays signed in over a reload', async ({
      page,
      hosted,
    }) => {
      const words = `Growth at ${viewport.width}`;
      await signIn(page, hosted, 'a-token');
      await retitle(page, words);
      await publish(page);
      await told(page, /^Published: /);
      expect(published(hosted)).toContain(words);
      expect(git(hosted, 'log', '-1', '--format=%an', 'main')).toBe('Eve Editor');
      await page.reload();
      await expect(editor(page)).toBeVisible({ timeout: 60_000 });
      await expect(headline(page)).toContainText(words);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(kept).not.toContain('a-token');
    });
  });
}

const windowOf = async (browser: Browser) => (await browser.newContext()).newPage();

test('the same words by two: the second one is shown both and chooses', async ({
  page,
  browser,
  hosted,
}) => {
  const tom = await windowOf(browser);
  await signIn(page, hosted, 'a-token');
  await signIn(tom, hosted, 'toms-token');
  await retitle(tom, 'Growth by Tom');
  await publish(tom);
  await told(tom, /^Published: /);
  await retitle(page, 'Growth by Eve');
  await publish(page);
  await told(page, /Somebody else has published meanwhile/);
  expect(published(hosted)).toContain('Growth by Tom');
  await page.getByRole('radio', { name: /^Theirs: .*Tom/ }).check();
  await button(page, 'Publish').click();
  await told(page, /Nothing has changed since it was published|^Published: /);
  // Below the dialog.
  await expect(page.locator('h1')).toContainText('Growth by Tom');
  await tom.context().close();
});

test('what was typed in a window that is killed is put in by the next one, and published beside what a colleague has published', async ({
  page,
  browser,
  hosted,
}) => {
  const tom = await windowOf(browser);
  await signIn(tom, hosted, 'toms-token');
  await signIn(page, hosted, 'a-token');
  await headline(page).click({ position: { x: 20, y: 20 } });
  await expect(page.locator('#root [contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Growth in the dark');
  const noted = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(noted).toContain('Growth in the dark');
  const killed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await killed;
  await tom.goto(`${hosted.address}/Services`);
  await expect(editor(tom)).toBeVisible({ timeout: 60_000 });
  await retitle(tom, 'What Tom does');
  await publish(tom);
  await told(tom, /^Published: /);

  const next = await page.context().newPage();
  await signIn(next, hosted, 'a-token');
  const offer = next.getByRole('region', { name: 'What you were typing' });
  await offer.getByRole('button', { name: 'Put it in' }).click();
  await expect(headline(next)).toContainText('Growth in the dark');
  await publish(next);
  await told(next, /^Published: /);
  expect(published(hosted)).toContain('Growth in the dark');
  expect(git(hosted, 'show', 'main:config/pages/services.ts')).toContain('What Tom does');
  await tom.context().close();
});

test('what is typed without a connection is kept, told as not published, and published with the next one', async ({
  page,
  hosted,
}) => {
  const before = published(hosted);
  await signIn(page, hosted, 'a-token');
  // What is loaded later has come by then, with all else.
  const later = page.waitForResponse(/\/keep-dialog-/);
  await page.reload();
  await later;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await retitle(page, 'Growth on a train');
  await publish(page);
  await told(page, /GitHub cannot be reached, or does not answer/);
  expect(published(hosted)).toBe(before);
  await page.context().setOffline(false);
  await page.reload();
  await expect(headline(page)).toContainText('Growth on a train', { timeout: 60_000 });
  await publish(page);
  await told(page, /^Published: /);
  expect(published(hosted)).toContain('Growth on a train');
});
