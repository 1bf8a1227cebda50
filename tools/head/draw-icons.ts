import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconFiles } from '../../src/head/head-tags';
import { mark } from '../../src/pictures/mark';
import type { ThemeDefinition } from '../../src/schema/theme';
import { hexColor } from '../../src/theme/hex-color';
import { fixedColors } from '../../src/theme/schemes';
import { markLines, markShapes } from './mark-svg';

/** Bytes of the directory before the picture, and of its one entry. */
const [headerLength, entryLength] = [6, 16];

/**
 * An ICO file that holds one square PNG of `size` pixels, at most 256
 * (https://en.wikipedia.org/wiki/ICO_(file_format); PNG inside since Windows Vista).
 */
export const icoFile = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(headerLength + entryLength);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size % 256, 6); // 0 stands for 256
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/**
 * The share of a maskable icon that the mark takes: all of it within the circle of 40 % that every mask
 * keeps (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const maskableScale = 0.75;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${content}</svg>`;

const toPng = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / mark.size })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The content of drawn icons: the mark of the theme's motif, or `letter`, a path. */
type Drawn = { theme: ThemeDefinition; letter?: string | undefined };

/** The ground fills the square: the platform cuts its corners. */
const fullBleed = ({ theme, letter }: Drawn, scale: number) => {
  const { light } = theme.color;
  const inset = (mark.size * (1 - scale)) / 2;
  const lines = markLines(
    { line: light.background.default, leaf: light.highlight.main },
    { letter, motif: theme.motif },
  );
  return svg(
    `<rect width="100%" height="100%" fill="${light.secondary.main}"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${scale})">${lines}</g>`,
  );
};

const ownPng = async (file: string, { size, ground, scale = 1 }: OwnPlace) => {
  const inner = Math.round(size * scale);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(file, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? background },
  })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};

type OwnPlace = { size: number; ground?: string; scale?: number };

/** Channel difference below which two colours look the same. */
const near = 6;

/** The colour in the middle of all edges of the site's own icon; undefined if they differ. */
export const groundOfIcon = async (file: string): Promise<string | undefined> => {
  const size = 64;
  const { data } = await sharp(file, { density: 300 })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
  ];
  const [middle, last] = [size / 2, size - 2];
  const [first = [], ...others] = [
    at(middle, 1),
    at(last, middle),
    at(middle, last),
    at(1, middle),
  ];
  const [red = 0, green = 0, blue = 0, alpha = 0] = first;
  const isOne = others.every((other) =>
    other.every((part, index) => Math.abs(part - (first[index] ?? 0)) <= near),
  );
  if (alpha < 255 - near || !isOne) return undefined;
  return hexColor([red, green, blue]);
};

type Icons = Drawn & {
  /** The site's own icon, the source of all others. */
  own?: string | undefined;
};

/** Draws every icon of the site except the SVG one into `folder`; files from public/ stay. */
export const drawIcons = async (folder: string, { own, ...drawn }: Icons) => {
  const { theme, letter } = drawn;
  const { secondary, background, highlight } = fixedColors(theme);
  const page = background.default;
  const rounded = svg(
    markShapes(
      { ground: secondary.main, line: page, leaf: highlight.main },
      { letter, motif: theme.motif },
    ),
  );
  const { ico, touch, small, large, maskable } = iconFiles;
  const plain = (size: number) => (own ? ownPng(own, { size }) : toPng(rounded, size));
  // The ground of a tile extends to the edge, whatever cuts its corners; an icon without ground gets
  // one.
  const tile = own && (await groundOfIcon(own));
  const onGround = (size: number, scale: number) =>
    own
      ? ownPng(own, { size, ground: tile ?? page, scale: tile ? scale : maskableScale })
      : toPng(fullBleed(drawn, scale), size);
  const icons = [
    { ...touch, draw: () => onGround(touch.size, 1) },
    { ...small, draw: () => plain(small.size) },
    { ...large, draw: () => plain(large.size) },
    { ...maskable, draw: () => onGround(maskable.size, maskableScale) },
    { ...ico, draw: async () => icoFile(await plain(ico.size), ico.size) },
  ];
  await Promise.all(
    icons
      .map(({ file, draw }) => ({ path: join(folder, file), draw }))
      .filter(({ path }) => !existsSync(path))
      .map(async ({ path, draw }) => writeFile(path, await draw())),
  );
};
