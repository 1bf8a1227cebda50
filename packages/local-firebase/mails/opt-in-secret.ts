import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { DataFolder } from '../store/data-folder';
import { readJsonFile } from '../store/json';
import type { DeliveryFiles } from './delivery-files';

type Options = {
  folder: Pick<DataFolder, 'write'>;
  files: Pick<DeliveryFiles, 'mailFolder' | 'exclusively'>;
};

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/**
 * What signs the links of this folder: made once, in a file that only its owner reads. Without that file, earlier
 * links are not valid any more.
 */
export const readOptInSecret = async ({ folder, files }: Options): Promise<string> => {
  const file = path.join(files.mailFolder, 'opt-in-secret.json');
  const stored = await readJsonFile(file, isSecret);
  if (stored !== undefined) return stored;
  return files.exclusively('opt-in-secret', async () => {
    // Another server may have made it meanwhile.
    const made = await readJsonFile(file, isSecret);
    if (made !== undefined) return made;
    const fresh = randomBytes(32).toString('base64url');
    await folder.write(file, JSON.stringify(fresh), 'replace');
    return fresh;
  });
};
