import { serveEditedSite, type EditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** The one script that pages of the editor run, and what else they ask for. */

let edited: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  edited = await serveEditedSite({ port: portAt(80) });
});
test.afterAll(() => edited.stop());

const status = 'src/editor/editor-bar.tsx';
const said = 'Everything is written in config.';

test('a page makes at most 60 requests until it can be edited and nothing more is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await edited.open(page);
  await page.waitForLoadState('networkidle');
  // It shows a form, a picture and its fonts by then.
  expect(asked).toContain('/@config/pages/home.ts');
  expect(asked.join('\n')).toMatch(/\.woff2$/m);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(60);
});

test('code that is changed meanwhile is made anew, and the open page is loaded again with it', async ({
  page,
}) => {
  // It is bundled for this.
  test.setTimeout(180_000);
  await edited.open(page);
  await expect(page.getByRole('status').getByText(said)).toBeVisible();
  const now = 'All of it is in the files.';
  edited.project.edit(status, said, now);
  await expect(page.getByRole('status').getByText(now)).toBeVisible({ timeout: 120_000 });
  // As it was, from the cache.
  edited.project.edit(status, now, said);
  await expect(page.getByRole('status').getByText(said)).toBeVisible({ timeout: 120_000 });
});
