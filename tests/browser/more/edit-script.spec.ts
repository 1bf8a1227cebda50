import { expect, test } from '../edit-site';

/** The one script that pages of the editor run follows the code that it is made of. */

const status = 'packages/editor/bar/bar-status.tsx';
const said = 'Everything is written in config.';

test('code that is changed meanwhile is made anew, and the open page is loaded again with it', async ({
  page,
  edited,
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
