import { loadPhotographs, overflowOf, settle } from '../looks';
import { test } from '../parts-site';
import { unreadOn } from '../pixel-contrast';
import { expect, open } from '../site';
import { todays } from '../todays';

test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

const screens = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, width })),
);

test('each ground, edge, room, line and width fits every screen, and words are read on each pixel behind them', async ({
  page,
}) => {
  test.slow();
  await open(page, '/Rhythm');
  await loadPhotographs(page);
  expect(await page.locator('[data-scrim] img').count()).toBeGreaterThan(2);
  for (const { colorScheme, width } of todays(screens, { oneIn: 2 })) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await loadPhotographs(page);
    await settle(page);
    const where = `${colorScheme}, at ${width} px`;
    expect(await overflowOf(page), where).toBe(0);
    expect(await unreadOn(page), where).toEqual([]);
  }
});

test('a heading stands where its section says, that of pictures as wide as the window where others do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/Rhythm');
  const boxOf = async (name: string) => {
    const title = page.getByRole('heading', { name, exact: true });
    const section = page.locator('section', { has: title });
    return {
      title: (await title.boundingBox())!,
      first: (await section.getByRole('button', { name: 'When?' }).boundingBox())!,
    };
  };
  const { title: left } = await boxOf('Heading left');
  const { title: centred } = await boxOf('Heading centred');
  const offset = await boxOf('Heading offset');
  expect(centred.x + centred.width / 2).toBeCloseTo(640, -1);
  expect(offset.title.x).toBeCloseTo(left.x, 0);
  expect(offset.first.x).toBeGreaterThan(1280 / 3);
  expect(Math.abs(offset.first.y - offset.title.y)).toBeLessThan(60);

  const leftOf = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())!.x;
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await leftOf('Pictures full'), `at ${width} px`).toBeCloseTo(
      await leftOf('Heading left'),
      0,
    );
  }
});

test('shapes and sheets move nothing but themselves, and are left out of forced colours and paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/Rhythm');
  const section = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  const shapeOf = (name: string) =>
    section(name).evaluate((element) => {
      const { content, height } = getComputedStyle(element, '::before');
      return content === 'none' ? 0 : Number.parseFloat(height);
    });
  const overlapOf = async () => {
    const before = (await section('Width full').boundingBox())!;
    const sheet = (await section('A Form').boundingBox())!;
    return before.y + before.height - sheet.y;
  };
  // Sections follow each other without a gap, whatever their edge.
  const [sand, clay] = [
    (await section('Ground sand').boundingBox())!,
    (await section('Ground clay').boundingBox())!,
  ];
  expect(clay.y).toBeCloseTo(sand.y + sand.height, 0);
  expect(await shapeOf('Ground clay')).toBeGreaterThan(20);
  expect(await shapeOf('Ground tint')).toBe(0);
  expect(await overlapOf()).toBeGreaterThan(60);
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ forcedColors: 'none', media: 'screen', ...media });
    expect(await shapeOf('Ground clay')).toBe(0);
    expect(await overlapOf()).toBeCloseTo(0, 0);
  }
});
