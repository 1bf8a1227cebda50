import type { Options } from '../options';
import { places } from '../places';
import { ourPages } from '../subjects';
import { buildAstro } from './build-astro';
import { buildFloor } from './build-floor';
import { buildNext } from './build-next';
import { buildOurs } from './build-ours';
import { makePeerFiles } from './peer-files';

const ofOurs = [...ourPages.map(({ name }) => name), 'floor', 'floor-whole-fonts', 'slow'];

/** Builds all that is asked for, one after the other. */
export const buildAll = async ({ wants }: Options) => {
  if (ofOurs.some(wants)) {
    console.log('Building the site …');
    await buildOurs({ former: wants('slow'), wholeFonts: wants('floor-whole-fonts') });
  }
  if (wants('floor')) buildFloor(places.ours, places.floor);
  if (wants('floor-whole-fonts')) buildFloor(places.wholeFonts, places.floorWholeFonts);
  const files = await makePeerFiles();
  if (wants('next')) {
    console.log('Building with Next.js …');
    await buildNext(files);
  }
  if (wants('astro')) {
    console.log('Building with Astro …');
    await buildAstro(files);
  }
};
