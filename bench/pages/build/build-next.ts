import { rmSync } from 'node:fs';
import { places } from '../places';
import type { PeerFiles } from './peer-files';
import { runTool } from './run-tool';

/** The peers' pages as a static export of Next.js. */
export const buildNext = async ({ env, writeInto }: PeerFiles) => {
  rmSync(places.nextBuilt, { recursive: true, force: true });
  const args = ['build', '--webpack'];
  await runTool({ program: 'next/dist/bin/next', args, folder: places.next, env });
  writeInto(places.nextBuilt);
};
