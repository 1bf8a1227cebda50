/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { heroRoom } from '../../src/sections/hero/room';
import { contrast, mixed } from '../../src/theme/contrast';
import { leastOpacity, type Opening, shadeOf, shadeOfAny } from './shade';

const colors = { words: '#FFF8E4', shade: '#10143A' };

test.each([
  ['black needs no shade', ['#000000'], 0],
  ['the ground of the words needs none', ['#10143A'], 0],
  ['of several the brightest decides', ['#000000', '#808080', '#404040'], 0.35],
])('%s', (_what, pixels, most) => {
  const opacity = leastOpacity(pixels, colors, 4.5);
  expect(opacity).toBeLessThanOrEqual(most);
  const worst = pixels.map((pixel) => contrast(colors.words, mixed(pixel, colors.shade, opacity)));
  expect(Math.min(...worst.map((each) => each ?? 0))).toBeGreaterThanOrEqual(4.5);
});

test('large letters need less than small ones', () => {
  expect(leastOpacity(['#ffffff'], colors, 3)).toBeLessThan(leastOpacity(['#ffffff'], colors, 4.5));
});

/** Black, but for a white strip at one edge. */
const withStrip = (white: 'left' | 'right') =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#000000' } })
    .composite([
      {
        input: { create: { width: 600, height: 1600, channels: 3, background: '#ffffff' } },
        left: white === 'left' ? 0 : 1800,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const opening: Opening = {
  room: heroRoom,
  hasTrail: false,
  title: 12,
  lead: 60,
  buttons: 1,
  hours: false,
  position: 'start',
  container: 1200,
  colors,
};

const root = mkdtempSync(join(tmpdir(), 'shade-'));
const desk = async (white: 'left' | 'right', position: Opening['position']) => {
  const photo = { source: await withStrip(white), hash: white, focus: { x: 50, y: 50 } };
  return (await shadeOf(root, { photo }, { ...opening, position })).desk;
};

test('what is bright where no words stand needs no shade', async () => {
  const whole = shadeOfAny(colors).desk;
  expect(await desk('left', 'start')).toBe(whole);
  expect(await desk('right', 'start')).toBe(0);
  expect(await desk('left', 'end')).toBe(0);
  expect(await desk('right', 'end')).toBe(whole);
});

test('narrow screens are measured on the photograph that they show', async () => {
  const focus = { x: 50, y: 50 };
  const of = async (background: string) => ({
    source: await sharp({ create: { width: 600, height: 900, channels: 3, background } })
      .png()
      .toBuffer(),
    hash: background.slice(1),
    focus,
  });
  const [black, white] = [await of('#000000'), await of('#ffffff')];
  const whole = shadeOfAny(colors).phone;
  const onWide = await shadeOf(root, { photo: white }, opening);
  expect(onWide.phone).toBe(whole);
  // From 768 on it is the other one: on tablets its shade is needed all the same.
  const tall = { ...white, below: 768 };
  expect(await shadeOf(root, { photo: black, tall }, opening)).toEqual({ phone: whole, desk: 0 });
  const dark = { ...black, below: 992 };
  expect(await shadeOf(root, { photo: white, tall: dark }, opening)).toEqual({
    phone: 0,
    desk: whole,
  });
});
