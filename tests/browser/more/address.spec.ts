import { show, test } from '../gallery';
import { overflowOf } from '../looks';
import { expect } from '../site';

/** An address has the parts of the country that is chosen, in its order; the focus stays where it is. */

test.use({ viewport: { width: 320, height: 800 } });

test('a country chosen by keyboard puts the parts in its order, each as high as a finger', async ({
  page,
}) => {
  await show(page, 'fields/address/inSomeCountries');
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('GB');
  await expect(page.getByRole('textbox', { name: 'State' })).toBeHidden();
  await country.focus();
  await page.keyboard.type('United Sta');
  await expect(country).toHaveValue('US');
  await expect(country).toBeFocused();
  const order = [];
  for (const name of ['Street address', 'City', 'State', 'ZIP code']) {
    await page.keyboard.press('Tab');
    const line = page.getByRole('textbox', { name });
    await expect(line).toBeFocused();
    order.push(await line.boundingBox());
  }
  const heights = order.map((box) => box?.height ?? 0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const tops = order.map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(await overflowOf(page)).toBe(0);
});
