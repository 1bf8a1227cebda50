import { unzipSync } from 'fflate';
import type { LoadedSite } from '../../../packages/edit-worker';

/** The files of the site, which stand beside the page as they were when the page was built. */
export const openBeside = async (): Promise<LoadedSite> => {
  const response = await fetch('/__editor/site.zip');
  if (!response.ok) throw new Error(`The files of the site cannot be loaded (${response.status}).`);
  const zip = new Uint8Array(await response.arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', zip));
  const commit = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { commit, files: new Map(Object.entries(unzipSync(zip))) };
};
