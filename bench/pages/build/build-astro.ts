import { rmSync } from 'node:fs';
import { places } from '../places';
import type { PeerFiles } from './peer-files';
import { runTool } from './run-tool';

/** The peers' pages as static pages of Astro with their forms as islands. */
export const buildAstro = async ({ env, writeInto }: PeerFiles) => {
  rmSync(places.astroBuilt, { recursive: true, force: true });
  await runTool({ program: 'astro/astro.js', args: ['build'], folder: places.astro, env });
  writeInto(places.astroBuilt);
};
