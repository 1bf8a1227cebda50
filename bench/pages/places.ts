import { join } from 'node:path';

const pages = import.meta.dirname;

/** Folders, as absolute paths. */
export const places = {
  root: join(pages, '../..'),
  bench: join(pages, '..'),
  /** The site that is measured: the agency's, with texts that stay. */
  agency: join(pages, '../../tests/sites/agency'),
  ours: join(pages, 'dist/ours'),
  /** Our site as it was before a deploy that changed a text. */
  former: join(pages, 'dist/former'),
  /** Our site with uncut fonts. */
  wholeFonts: join(pages, 'dist/whole-fonts'),
  floor: join(pages, 'dist/floor'),
  hand: join(pages, 'dist/hand'),
  handScript: join(pages, 'hand/script.js'),
  floorWholeFonts: join(pages, 'dist/floor-whole-fonts'),
  next: join(pages, 'next'),
  nextBuilt: join(pages, 'next/dist'),
  astro: join(pages, 'astro'),
  astroBuilt: join(pages, 'dist/astro'),
};
