import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from '../site-files';
import { type Disk, hashOf } from './disk';
import { Lost } from './plan-step';

/**
 * The texts of a site's config files on the disk, by their names; undefined for none.
 * @throws Lost where a file leads out of the site, or could not be written back as it is
 */
export const configTexts =
  (site: string, disk: Disk) =>
  (name: string): string | undefined => {
    const place = configFile(site, name);
    if (place === undefined) {
      if (lstatSync(join(site, name), { throwIfNoEntry: false }) === undefined) return undefined;
      throw new Lost(`${name} leads out of the site’s folder, or to no file: it is not changed.`);
    }
    const bytes = disk.read(place);
    const text = bytes?.toString();
    if (hashOf(bytes) !== hashOf(text)) {
      throw new Lost(`${name} is not saved as UTF-8: save it as that first.`);
    }
    return text;
  };
