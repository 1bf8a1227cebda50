import type { Options } from '../options';
import { ourPages } from '../subjects';
import { buildAstro } from './build-astro';
import { buildFloor } from './build-floor';
import { buildNext } from './build-next';
import { buildOurs } from './build-ours';

const ofOurs = [...ourPages.map(({ name }) => name), 'floor', 'slow'];

/** Builds all that is asked for, one after the other. */
export const buildAll = async ({ wants }: Options) => {
  if (ofOurs.some(wants)) {
    console.log('Building the site …');
    await buildOurs({ withFormer: wants('slow') });
  }
  if (wants('floor')) buildFloor();
  if (wants('next')) {
    console.log('Building with Next.js …');
    await buildNext();
  }
  if (wants('astro')) {
    console.log('Building with Astro …');
    await buildAstro();
  }
};
