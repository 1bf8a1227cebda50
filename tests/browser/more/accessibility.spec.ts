import { expect, open, test } from '../site';

/** WCAG 2.2 AA for the focused element; states.spec.ts and walk.spec.ts run axe. */

test('the sticky header never covers the element that has focus (WCAG 2.4.11)', async ({
  page,
}) => {
  for (const path of ['/', '/About-us', '/Contact']) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('header, iframe')) return '';
        const box = element.getBoundingClientRect();
        const bar = document.querySelector('header nav')?.getBoundingClientRect();
        return bar && box.height > 0 && box.bottom <= bar.bottom
          ? element.outerHTML.slice(0, 80)
          : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden, path).toEqual([]);
  }
});

test('every control shows its focus, and controls keep their edges in forced colours', async ({
  page,
}) => {
  await open(page, '/Contact');
  const unseen: string[] = [];
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.matches('h1, main, iframe')) return '';
      // A field shows focus by the frame around it.
      const isSeen = [element, element.closest('.MuiInputBase-root')].some((shown) => {
        if (!shown) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      return isSeen ? '' : element.outerHTML.slice(0, 80);
    });
    if (bare) unseen.push(bare);
  }
  expect(unseen).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page
    .getByRole('main')
    .locator('input:visible, select:visible, textarea:visible, form button:visible')
    .evaluateAll((all) =>
      all.map((control) => {
        // A field's edge is the frame around it.
        const edge = control.parentElement?.querySelector('fieldset') ?? control;
        const { borderTopStyle, borderTopWidth } = getComputedStyle(edge);
        return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      }),
    );
  expect(edges.length).toBeGreaterThan(5);
  expect(edges.every(Boolean)).toBe(true);
});
