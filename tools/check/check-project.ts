import { installedFonts } from '../fonts/installed-fonts';
import { siteFiles } from '../site-files/site-files';
import { checkConfig } from './check-config';
import type { Problem } from './problem';
import { readConfigSources, type ConfigSources } from './read/config-files';
import { pictureFacts } from './read/picture-facts';
import { filesIn, mediaIn, picturesIn } from './read/pictures';
import { examplesOf } from './report/example-at';

export type CheckedProject = {
  sources: ConfigSources;
  problems: Problem[];
  /** What is wrong with other sources in the same context. */
  check: (sources: ConfigSources) => Problem[];
};

/** What of config/ and public/ nobody reads, since it is not the site's to show. */
const unreadIn = (root: string) => {
  const folders = [siteFiles(root, 'config'), siteFiles(root, 'public')];
  return {
    refused: folders.flatMap(({ refused }) => refused),
    hidden: folders.flatMap(({ hidden }) => hidden),
  };
};

/** Checks what config would say in place of that below `root`, the site's folder; examples are the project's. */
export const checkWithin =
  (root: string) =>
  (sources: ConfigSources): Problem[] =>
    checkConfig(sources, {
      pictures: picturesIn(root),
      factsOf: (address) => pictureFacts(root, address),
      media: mediaIn(root),
      files: filesIn(root),
      unread: unreadIn(root),
      fonts: installedFonts(process.cwd()),
      exampleAt: examplesOf(process.cwd()),
    });

/** What is wrong with config/ below `root`. */
export const checkProject = (root: string): CheckedProject => {
  const sources = readConfigSources(root);
  const check = checkWithin(root);
  return { sources, problems: check(sources), check };
};
