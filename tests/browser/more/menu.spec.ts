import { test } from '../site';
import { expectReached, type Screen } from '../small-menu';

test.use({ folder: 'examples/dentist', hasTouch: true });

const screens: Screen[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640, letters: 'of 200 %' },
  { width: 800, height: 420 },
];

for (const screen of screens) {
  const { width, height, letters = '' } = screen;
  test(`each entry of the open menu is reached by touch, by wheel and by keys at ${width} × ${height} ${letters}`, async ({
    page,
  }) => {
    await expectReached(page, screen);
  });
}
