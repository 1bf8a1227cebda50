import { expect, test } from '../edit-site';
import { typeInside } from '../typed-inside';
import { enter } from '../typed-text';

test.describe.configure({ mode: 'default', timeout: 180_000 });

typeInside('by keyboard', enter);
typeInside('by mouse', (_page, element) => element.click());

test('Ctrl and a press follow a link, and the editor stays', async ({ page, edited }) => {
  await edited.open(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(page).toHaveURL(/\/\w/);
  await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible();
});
