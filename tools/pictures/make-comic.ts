import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { loadSharp } from '../../packages/site-files';
import { comic } from './school/comic';

/** The school's pictures, drawn by a browser since the words in them are set in a font, as WebP of few colours. */
export const makeComic = async (
  browser: Browser,
  { root, named }: { root: string; named: readonly string[] },
) => {
  const sharp = await loadSharp();
  const folder = join(root, 'examples/school/public/pictures');
  mkdirSync(folder, { recursive: true });
  const font = readFileSync(
    join(
      root,
      'node_modules/@fontsource-variable/grandstander/files/grandstander-latin-wght-normal.woff2',
    ),
  ).toString('base64');
  for (const [name, { width, height, scale, drawn }] of Object.entries(comic)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
    });
    await page.setContent(
      `<!doctype html><style>@font-face{font-family:Comic;src:url(data:font/woff2;base64,${font});font-weight:100 900}body{margin:0}svg{display:block;font-family:Comic}</style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`,
    );
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    await page.close();
    const bytes = await sharp(shot).webp({ quality: 88, effort: 6, preset: 'drawing' }).toBuffer();
    writeFileSync(join(folder, `${name}.webp`), bytes);
  }
};
