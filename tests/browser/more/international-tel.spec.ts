import { show, test } from '../gallery';
import { overflowOf } from '../looks';
import { expect } from '../site';

/** The list of countries and the line for the number share a row where they have room. */

for (const { width, share } of [
  { width: 1280, share: true },
  { width: 320, share: false },
]) {
  test(`at ${width} px they stand ${share ? 'beside' : 'below'} each other, each as high as a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await show(page, 'fields/international-tel/plain');
    const list = page.getByRole('combobox', { name: 'Where do we reach you?: Country code' });
    await expect(list.getByRole('option')).not.toHaveCount(1);
    await expect(list).toBeEnabled();
    const line = page.getByRole('textbox', { name: 'Where do we reach you?' });
    const [one, other] = await Promise.all([list.boundingBox(), line.boundingBox()]);
    expect(one && other && one.y < other.y === !share).toBe(true);
    for (const box of [one, other]) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(other?.width).toBeGreaterThan(150);
    expect(await overflowOf(page)).toBe(0);
    await list.selectOption('FR');
    await expect(line).toHaveValue('+33 ');
    // What is chosen is within sight, not cut to nothing.
    expect(one?.width).toBeGreaterThan(120);
  });
}
