import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places';
import type { PeerFonts } from './peer-fonts';
import { runTool } from './run-tool';

/** Home as a static export of Next.js. */
export const buildNext = async ({ env, writeInto }: PeerFonts) => {
  rmSync(places.nextBuilt, { recursive: true, force: true });
  const args = ['build', '--webpack'];
  await runTool({ program: 'next/dist/bin/next', args, folder: places.next, env });
  cpSync(join(places.root, 'public'), places.nextBuilt, { recursive: true });
  writeInto(places.nextBuilt);
};
