import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ThemeDefinition } from '../../src/contract/theme';
import { iconFiles } from '../../src/head/icon-files';
import { mark } from '../../src/pictures/mark';
import { icoFile } from './ico-file';
import { markLines, markShapes } from './mark-svg';

/**
 * How much of a maskable icon the mark takes: all of it within the circle of 40 % that every mask
 * leaves (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const maskableScale = 0.75;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${content}</svg>`;

const toPng = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / mark.size })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The ground fills the square: whoever shows it cuts its corners. */
const fullBleed = ({ color: { light } }: ThemeDefinition, scale: number) => {
  const inset = (mark.size * (1 - scale)) / 2;
  const lines = markLines({ line: light.paper, leaf: light.lime });
  return svg(
    `<rect width="100%" height="100%" fill="${light.accent}"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${scale})">${lines}</g>`,
  );
};

/** Draws every icon of the site but the SVG one into `folder`. */
export const drawIcons = async (folder: string, theme: ThemeDefinition) => {
  const { accent, paper, lime } = theme.color.light;
  const rounded = svg(markShapes({ ground: accent, line: paper, leaf: lime }));
  const { ico, touch, small, large, maskable } = iconFiles;
  const drawings = [
    { ...touch, source: fullBleed(theme, 1) },
    { ...small, source: rounded },
    { ...large, source: rounded },
    { ...maskable, source: fullBleed(theme, maskableScale) },
  ];
  await Promise.all([
    ...drawings.map(async ({ file, size, source }) =>
      writeFile(join(folder, file), await toPng(source, size)),
    ),
    toPng(rounded, ico.size).then((png) =>
      writeFile(join(folder, ico.file), icoFile(png, ico.size)),
    ),
  ]);
};
