import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteChange } from '../../../src/editor/changes-protocol';
import { isWithin, realPath } from '../../site-files/site-files';
import { writeWhole } from '../../write-file';
import type { Repository } from './git';
import { wholeValue } from './list-changes';
import { isSame } from './same-value';
import { committedFile } from './snapshots';

/** The nearest folder above that exists. */
const existingFolder = (path: string): string =>
  existsSync(path) ? path : existingFolder(dirname(path));

/** The path of a file of the site. Throws where a link leads out of it. */
const pathIn = (site: string, file: string): string => {
  const path = join(site, file);
  const [bound, real] = [realPath(site), realPath(existingFolder(dirname(path)))];
  if (bound === undefined || real === undefined || !isWithin(bound, real)) {
    throw new Error(`${file} leads out of the site.`);
  }
  return path;
};

const write = (path: string, bytes: Uint8Array) => {
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, bytes);
};

/** Puts a file away, under a name that says when. */
const putAway = (path: string, trash: string) => {
  mkdirSync(trash, { recursive: true });
  const day = new Date().toISOString().replaceAll(/[:.]/g, '-');
  copyFileSync(path, join(trash, `${day} ${basename(path)}`));
  rmSync(path);
};

/** Makes a file what it was at the last commit; one that is new is put into the folder `trash`. */
export const restoreFile = async (
  repository: Repository,
  { file }: SiteChange,
  trash: string,
): Promise<void> => {
  const path = pathIn(repository.site, file);
  const before = await committedFile(repository, file);
  if (before) write(path, before);
  else if (existsSync(path)) putAway(path, trash);
};

/** Texts in quotes, in which nothing is a comment, and comments. */
const quotedOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

const commentsIn = (text: string) =>
  (text.match(quotedOrComment) ?? [])
    .filter((part) => part.startsWith('/'))
    .map((comment) => comment.trim());

/** Whether every comment of a text is in the other one too. */
const hasNoOtherComment = (text: string, than: string) => {
  const known = new Set(commentsIn(than));
  return commentsIn(text).every((comment) => known.has(comment));
};

/**
 * Gives files of config that say again what they said at the last commit the very bytes of then. One that has
 * gained a comment since keeps its text: somebody wrote it.
 */
export const restoreTexts = async (
  repository: Repository,
  files: readonly string[],
): Promise<void> => {
  for (const file of files) {
    const path = pathIn(repository.site, file);
    const bytes = await committedFile(repository, file);
    if (!bytes || !existsSync(path)) continue;
    const [before, now] = [bytes.toString('utf8'), readFileSync(path, 'utf8')];
    const values = [wholeValue(before), wholeValue(now)];
    const isBack = values[0] !== undefined && isSame(values[0], values[1]);
    if (before !== now && isBack && hasNoOtherComment(now, before)) write(path, bytes);
  }
};
