import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places';
import { runTool } from './run-tool';

/** Home as a static export of Next.js. */
export const buildNext = async () => {
  rmSync(places.nextBuilt, { recursive: true, force: true });
  const args = ['build', '--webpack'];
  await runTool({ program: 'next/dist/bin/next', args, folder: places.next });
  cpSync(join(places.root, 'public'), places.nextBuilt, { recursive: true });
};
