import type { Options } from '../options';
import { places } from '../places';
import { ourPages } from '../subjects';
import { buildAstro } from './build-astro';
import { buildFloor } from './build-floor';
import { buildNext } from './build-next';
import { buildOurs } from './build-ours';
import { cutPeerFonts } from './peer-fonts';

const ofOurs = [...ourPages.map(({ name }) => name), 'floor', 'floor-whole-fonts', 'slow'];

/** Builds all that is asked for, one after the other. */
export const buildAll = async ({ wants }: Options) => {
  if (ofOurs.some(wants)) {
    console.log('Building the site …');
    await buildOurs({ former: wants('slow'), wholeFonts: wants('floor-whole-fonts') });
  }
  if (wants('floor')) buildFloor(places.ours, places.floor);
  if (wants('floor-whole-fonts')) buildFloor(places.wholeFonts, places.floorWholeFonts);
  const fonts = await cutPeerFonts();
  if (wants('next')) {
    console.log('Building with Next.js …');
    await buildNext(fonts);
  }
  if (wants('astro')) {
    console.log('Building with Astro …');
    await buildAstro(fonts);
  }
};
