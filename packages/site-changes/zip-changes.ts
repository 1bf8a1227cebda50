import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { rulesFiles } from '../config-values/site-parts';
import { siteFiles } from '../site-files';
import { type History, isTrouble } from './history';
import { compareSite, type Comparison } from './list-changes';

const listFile = 'CHANGES.txt';

const ofComparison = ({ past: { snapshots }, changes }: Comparison) => {
  const files = [
    ...[...snapshots.config].map(([file, { after }]) => ({ file, isGone: after === undefined })),
    ...[...snapshots.files].map(([file, kind]) => ({ file, isGone: kind === 'removed' })),
  ];
  const removed = files.filter(({ isGone }) => isGone).map(({ file }) => file);
  const lines = [
    'What has changed since the last commit:',
    '',
    ...changes.map(({ change }) => `- ${change.words}`),
    ...(removed.length === 0
      ? []
      : ['', 'Files to delete:', '', ...removed.map((file) => `- ${file}`)]),
  ];
  return { files: files.filter(({ isGone }) => !isGone).map(({ file }) => file), lines };
};

const ofAll = (site: string, words: string) => ({
  files: [...siteFiles(site, 'config').files, ...siteFiles(site, 'public').files, ...rulesFiles],
  lines: [words, 'So here is the whole site: what has changed is not known.'],
});

/**
 * The changed files of a site with their paths from its folder, as a ZIP, and a text that lists what has changed
 * and which files are deleted. Where there is no commit to compare with, all of its files.
 */
export const zipChanges = async (site: string, history: History): Promise<Uint8Array> => {
  const compared = await compareSite(history);
  const { files, lines } = isTrouble(compared)
    ? ofAll(site, compared.words)
    : ofComparison(compared);
  const contents = files
    .filter((file) => existsSync(join(site, file)))
    .map((file) => [file, new Uint8Array(readFileSync(join(site, file)))] as const);
  return zipSync({
    ...Object.fromEntries(contents),
    [listFile]: strToU8(`${lines.join('\n')}\n`),
  });
};
