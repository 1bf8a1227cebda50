import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { loadSharp } from '../../packages/site-files';
import { faceSize, faces, group, groupSize } from './faces';
import { type Sources, scenePage } from './scene-page';
import { scenes } from './scenes';

const dataOf = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

const fontOf = (root: string, name: string) => {
  const folder = join(root, 'node_modules/@fontsource-variable', name, 'files');
  return dataOf('font/woff2', join(folder, `${name}-latin-wght-normal.woff2`));
};

type Drawn = { name: string; html: string; width: number; height: number; madeWide?: number };

const everyPicture = (sources: Sources): Drawn[] => [
  ...Object.entries(faces).map(([name, html]) => ({ name, html, ...faceSize })),
  { name: 'who-answers', html: group, ...groupSize },
  ...Object.entries(scenes).map(([name, scene]) => {
    const { width, height, madeWide } = scene;
    return { name, html: scenePage(scene, sources), width, height, madeWide };
  }),
];

/** Draws faces and scenes, these from the photographs in `shots`, and writes them to `folder` as AVIF. */
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
  for (const { name, html, width, height, madeWide = width } of everyPicture(sources)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: madeWide / width,
    });
    page.setDefaultTimeout(180_000);
    await page.setContent(html);
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
