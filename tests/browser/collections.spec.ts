import teas from '../sites/languages/config/collections/teas';
import { expect, open, test } from './site';

/** Pages made of a collection's entries, in three languages (tests/sites/languages). More of them: `more/courses.spec`. */
test.use({ folder: 'tests/sites/languages', backend: 'of languages' });

test('the page of a tag lists the entries that have it, and leads to the same tag in another language', async ({
  page,
}) => {
  const tea = teas.entries[0]!;
  const tag = tea.tags[0]!;
  const listed = page.getByRole('main').getByRole('heading', { level: 3 });
  const title = page.getByRole('heading', { level: 1 });
  await open(page, `/Teas/${tag.en.toLowerCase()}`);
  await expect(title).toHaveText(tag.en);
  await expect(listed).toHaveText([tea.name]);
  const languages = page.getByRole('banner').getByRole('group', { name: 'Language' }).first();
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/Tees\//);
  await expect(title).toHaveText(tag.de);
  await expect(listed).toHaveText([tea.name]);
});
