import { readFileSync } from 'node:fs';
import type { Options } from '../options';
import { places } from '../places';
import { ourPages } from '../subjects';
import { buildAstro } from './build-astro';
import { buildFloor } from './build-floor';
import { buildNext } from './build-next';
import { buildOurs } from './build-ours';
import { makePeerFiles } from './peer-files';

const ofOurs = [...ourPages.map(({ name }) => name), 'floor', 'floor-whole-fonts', 'hand', 'slow'];

/** Builds all that is asked for, one after the other. */
export const buildAll = async ({ wants }: Options) => {
  if (ofOurs.some(wants)) {
    console.log('Building the site …');
    await buildOurs({ former: wants('slow'), wholeFonts: wants('floor-whole-fonts') });
  }
  if (wants('floor')) buildFloor(places.ours, places.floor);
  if (wants('floor-whole-fonts')) buildFloor(places.wholeFonts, places.floorWholeFonts);
  if (wants('hand') || wants('slow')) {
    buildFloor(places.ours, places.hand, readFileSync(places.handScript, 'utf8'));
  }
  const files = await makePeerFiles();
  if (wants('next') || wants('slow')) {
    console.log('Building with Next.js …');
    await buildNext(files);
  }
  if (wants('astro') || wants('slow')) {
    console.log('Building with Astro …');
    await buildAstro(files);
  }
};
