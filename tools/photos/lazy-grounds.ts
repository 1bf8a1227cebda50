import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from '../../packages/site-files';
import { hexColor } from '../../src/theme/hex-color';

/** Photographs that wait until the visitor comes near them, each with the file of its smallest size. */
const lazyPhotos = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<img\b[^<>]*?\sloading="lazy"[^<>]*>/g)].flatMap(([image]) => {
      const [, smallest] = /\ssrcset="(\S+)\s/i.exec(image) ?? [];
      const [, src] = /\ssrc="([^"]+)"/.exec(image) ?? [];
      return smallest && src ? [[src, smallest] as const] : [];
    }),
  );

/** The mean colour of a picture, as in CSS; nothing for one that the page shines through. */
const meanColor = async (source: Buffer): Promise<string | undefined> => {
  const sharp = await loadSharp();
  const { channels, isOpaque } = await sharp(source).stats();
  if (!isOpaque) return undefined;
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => mean);
  return hexColor([red, green, blue]);
};

/**
 * What gives the photographs of a page's HTML a ground of their own colour until they are there: no hole is white where
 * a dark picture comes. Returns a style element, or nothing. `known` keeps the colours over all pages of a build.
 */
export const lazyGrounds = async (
  html: string,
  { site, known }: { site: string; known: Map<string, Promise<string | undefined>> },
): Promise<string> => {
  const rules = await Promise.all(
    [...lazyPhotos(html)].map(async ([src, smallest]) => {
      const color = known.get(smallest) ?? readFile(join(site, smallest)).then(meanColor);
      known.set(smallest, color);
      const found = await color;
      return found ? `main img[src="${src}"]{background:${found}}` : '';
    }),
  );
  const all = rules.join('');
  return all && `<style>@media screen{${all}}</style>`;
};
