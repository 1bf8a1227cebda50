import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isHidden, judgeFile, type Refusal } from './bound-file';

/** A file of the site that is not read, by its path from the site's folder, as public/a.svg. */
export type RefusedFile = { file: string; why: Refusal };

type SiteFiles = {
  /** By their paths from the site's folder, as public/pictures/tom.webp; sorted. */
  files: string[];
  refused: RefusedFile[];
  /** Files and folders whose names begin with a dot: nothing of them is read. */
  hidden: string[];
};

/**
 * All that stands below the folder public or config of the site in `site`, through links as far as
 * they lead to what is the site's to show. Reads no file.
 */
export const siteFiles = (site: string, folder: 'public' | 'config'): SiteFiles => {
  const found: SiteFiles = { files: [], refused: [], hidden: [] };

  const visit = (file: string, outer: readonly string[]) => {
    const judged = judgeFile(site, join(site, file));
    if (judged.kind === 'absent') return;
    if (judged.kind === 'refused') found.refused.push({ file, why: judged.why });
    else if (judged.kind === 'file') found.files.push(file);
    // A folder within itself has no end.
    else if (outer.includes(judged.real)) found.refused.push({ file, why: 'leadsNowhere' });
    else {
      for (const name of readdirSync(judged.real)) {
        const inner = posix.join(file, name);
        if (isHidden(name)) found.hidden.push(inner);
        else visit(inner, [...outer, judged.real]);
      }
    }
  };

  visit(folder, []);
  found.files.sort();
  return found;
};

/** Where the file really stands that the site shows at `address`, as /pictures/tom.webp; undefined where it shows none. */
export const publicFile = (site: string, address: string): string | undefined => {
  const file = posix.normalize(`/${address}`);
  if (file.split('/').some(isHidden)) return undefined;
  const judged = judgeFile(site, join(site, 'public', file));
  return judged.kind === 'file' ? judged.real : undefined;
};

/** Where a file of config/ really stands; undefined where there is none that may be read. */
export const configFile = (site: string, file: string): string | undefined => {
  const judged = judgeFile(site, join(site, file));
  return judged.kind === 'file' ? judged.real : undefined;
};
