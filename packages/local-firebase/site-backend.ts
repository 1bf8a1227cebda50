import path from 'node:path';
import { localFolders } from '../files';
import { createLocalFirebase, type LocalFirebaseOptions } from './local-firebase';

export type SiteBackendOptions = Partial<LocalFirebaseOptions> & {
  site: string;
  /** Where the site is served, once it is. */
  port: () => number;
};

/**
 * The local backend of a site. Rules are read from its folder, and again after each change. Environment:
 * `LOCAL_FIREBASE_DIR`, the folder for stored data (default `.local-firebase` in the site's folder);
 * `LOCAL_FIREBASE_FAULTS=1` lets tests make requests fail. Where its folder or rules cannot be used, it rejects with
 * an error whose message says why.
 */
export const openSiteBackend = async ({ site, port, ...options }: SiteBackendOptions) => {
  const dataDir = options.dataDir ?? localFolders(site).data;
  const backend = await createLocalFirebase({
    firestoreRulesFile: path.resolve(site, 'firestore.rules'),
    storageRulesFile: path.resolve(site, 'storage.rules'),
    faults: process.env.LOCAL_FIREBASE_FAULTS === '1',
    ...options,
    dataDir,
    ...(options.mail && {
      mail: { origin: () => `http://localhost:${port()}`, ...options.mail },
    }),
  });
  return { ...backend, dataDir };
};
