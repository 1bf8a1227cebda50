import { test } from './site';
import { expectReached } from './small-menu';

test.use({ folder: 'examples/dentist', hasTouch: true });

test(
  'each entry of the open menu is reached by touch, by wheel and by keys at 1280 px and 400 % (WCAG 1.4.10)',
  { tag: '@more' },
  async ({ page }) => {
    await expectReached(page, { width: 320, height: 256 });
  },
);
