import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type FirebaseSettings, readFirebaseSettings } from '../src/firebase/settings';

const prefix = 'VITE_FIREBASE_';

const isWanted = ([name]: [string, unknown]) => name.startsWith(prefix);

/**
 * The hosted project that the environment or the .env files of a site select, or null for the embedded backend.
 * They are read as Vite does, which is loaded only for a value that names another one (`$NAME`).
 * @throws {Error} that names every missing, empty or unknown variable.
 */
export const firebaseSettings = async (
  site: string,
  mode: string,
): Promise<FirebaseSettings | null> => {
  const written = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(site, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    .filter(isWanted);
  if (written.some(([, value]) => value?.includes('$'))) {
    const { loadEnv } = await import('vite');
    return readFirebaseSettings(loadEnv(mode, site, prefix));
  }
  const given = Object.entries(process.env).filter(isWanted);
  return readFirebaseSettings(Object.fromEntries([...written, ...given]));
};
