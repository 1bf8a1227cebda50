import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { loadSharp } from '../../packages/site-files';
import { type Sources, scenePage } from './scene-page';
import { scenes } from './scenes';

const dataOf = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

const fontOf = (root: string, name: string) => {
  const folder = join(root, 'node_modules/@fontsource-variable', name, 'files');
  return dataOf('font/woff2', join(folder, `${name}-latin-wght-normal.woff2`));
};

/** Draws the scenes from the photographs in `shots`, and writes them to `folder` as AVIF. */
export const makePictures = async (
  browser: Browser,
  {
    root,
    shots,
    folder,
    named,
  }: { root: string; shots: string; folder: string; named: readonly string[] },
) => {
  const sharp = await loadSharp();
  mkdirSync(folder, { recursive: true });
  const sources: Sources = {
    shot: (name) => dataOf('image/webp', join(shots, `${name}.webp`)),
    display: fontOf(root, 'bricolage-grotesque'),
    body: fontOf(root, 'instrument-sans'),
  };
  for (const [name, scene] of Object.entries(scenes)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const viewport = { width: scene.width, height: scene.height };
    const deviceScaleFactor = (scene.madeWide ?? scene.width) / scene.width;
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    page.setDefaultTimeout(180_000);
    await page.setContent(scenePage(scene, sources));
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const drawn = await page.screenshot({ timeout: 180_000, omitBackground: true });
    await page.close();
    const bytes = await sharp(drawn).avif({ quality: 62, effort: 5 }).toBuffer();
    writeFileSync(join(folder, `${name}.avif`), bytes);
  }
};
