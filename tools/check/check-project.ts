import { type ConfigSources, readConfigSources } from '../../packages/config-files';
import type { ReplacedFiles } from '../../packages/edit-store';
import type { Problem } from '../../packages/problems/problem';
import { checkConfig, examplesOf, formatErrors, scriptedFiles } from '../../packages/site-check';
import { pictureFacts, publicFiles, siteFiles } from '../../packages/site-files';
import { installedFonts, opticalFonts } from '../fonts/installed-fonts';
import { namedFromProject } from '../named-from-project';
import { engineRoot } from '../roots';
import { nameOfFolder } from '../site-folder';

export type CheckedProject = {
  sources: ConfigSources;
  problems: Problem[];
  check: (sources: ConfigSources) => Problem[];
};

/** Files of config/ and public/ that are not read, since they are not the site's to show. */
const unreadIn = (root: string) => {
  const inPublic = siteFiles(root, 'public');
  const folders = [siteFiles(root, 'config'), inPublic];
  return {
    refused: folders.flatMap(({ refused }) => refused),
    hidden: folders.flatMap(({ hidden }) => hidden),
    scripted: scriptedFiles(root, inPublic.files),
  };
};

/** What the check knows besides config of the site in `root`, as it is now, or will be; examples are the project's. */
export const surroundingsOf = (root: string, replaced: ReplacedFiles = new Map()) => ({
  ...publicFiles(root),
  factsOf: (address: string) => pictureFacts(root, address, replaced.get(address)),
  unread: unreadIn(root),
  fonts: installedFonts(engineRoot),
  optical: opticalFonts(engineRoot),
  exampleAt: examplesOf(engineRoot),
});

/** Checks what config would be with these sources below `root`, the site's folder, and with these files of public/. */
export const checkWithin =
  (root: string) =>
  (sources: ConfigSources, replaced?: ReplacedFiles): Problem[] =>
    checkConfig(sources, surroundingsOf(root, replaced));

/** The problems of config/ below `root`. */
export const checkProject = (root: string): CheckedProject => {
  const sources = readConfigSources(root);
  const check = checkWithin(root);
  return { sources, problems: check(sources), check };
};

/** All errors, as an editor reads them: the same words everywhere. */
export const errorsMessage = (problems: Problem[], sources: ConfigSources): string | undefined => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : formatErrors(errors, sources);
};

/** All errors in config/ of the site in the folder `site`, as an editor reads them. */
export const configErrors = (site: string): string | undefined => {
  const { problems, sources } = checkProject(site);
  const message = errorsMessage(problems, sources);
  return message && namedFromProject(message, nameOfFolder(site));
};
