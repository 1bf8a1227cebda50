import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigSources } from '../../config-files';
import { type Repository, sitePaths, withoutPrefix } from './git';
import { git, partsOf, textOf } from './run-git';

/** What differs between a repository's commit and now. Files are named from the site's folder. */
export type Snapshots = {
  /** The texts of those files of config that differ; undefined on the side that has none. */
  config: Map<string, { before?: string; after?: string }>;
  /** All other files of the site that differ. */
  files: Map<string, 'changed' | 'added' | 'removed'>;
};

const isPlainFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The files at its commit, with the names of their contents; no links, no submodules. */
const committed = async (repository: Repository) => {
  const paths = sitePaths(repository);
  const listed = await git(repository, ['ls-tree', '-r', '-z', repository.commit, '--', ...paths]);
  return new Map(
    partsOf(listed).flatMap((line) => {
      const [, mode, hash, file] = /^(\d+) blob (\w+)\t(.+)$/s.exec(line) ?? [];
      const isFile = mode === '100644' || mode === '100755';
      return isFile && hash && file ? [[withoutPrefix(repository, file), hash] as const] : [];
    }),
  );
};

/** What the contents of files would be called in git. One that vanishes meanwhile is left out. */
const namesOf = async (repository: Repository, files: readonly string[]) => {
  const { prefix, site } = repository;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const there = files.filter((file) => isPlainFile(join(site, file)));
    const input = there.map((file) => `${prefix}${file}\n`).join('');
    const hashed = await git(repository, ['hash-object', '--stdin-paths'], {
      input,
      timeout: 60_000,
    });
    const hashes = textOf(hashed).split('\n');
    if (hashed.code === 0) return new Map(there.map((file, at) => [file, hashes[at] ?? '']));
  }
  throw new Error('The files change too fast to be compared.');
};

/** The files that are there now and that git does not ignore, with what their contents would be called. */
const present = async (repository: Repository) => {
  const kinds = ['--cached', '--others', '--exclude-standard'];
  const paths = sitePaths(repository);
  const listed = await git(repository, ['ls-files', '-z', ...kinds, '--', ...paths]);
  // Git reads a list of names, a line each, in which these would mean something else.
  const files = [...new Set(partsOf(listed).map((file) => withoutPrefix(repository, file)))].filter(
    (file) => !/^"|\n/.test(file),
  );
  return namesOf(repository, files);
};

/** A file as a checkout of its commit would write it. */
export const committedFile = async (
  repository: Repository,
  file: string,
): Promise<Buffer | undefined> => {
  const found = await git(repository, [
    'cat-file',
    '--filters',
    `${repository.commit}:${repository.prefix}${file}`,
  ]);
  return found.code === 0 ? found.out : undefined;
};

/** Leftovers of editors, and half written files of this one. */
const isPassing = (file: string) => /(?:^|\/)\.[^/]*\.(?:draft|sw[a-z])$|~$/i.test(file);

/** What differs between its commit and the files now. */
export const readSnapshots = async (repository: Repository): Promise<Snapshots> => {
  const [before, after] = await Promise.all([committed(repository), present(repository)]);
  const sources = readConfigSources(repository.site);
  const isConfig = (file: string) =>
    file in sources || (/^config\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  const snapshots: Snapshots = { config: new Map(), files: new Map() };
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  for (const file of names) {
    if (before.get(file) === after.get(file) || isPassing(file)) continue;
    const [had, has] = [before.has(file), after.has(file)];
    if (!isConfig(file)) {
      snapshots.files.set(file, had && has ? 'changed' : has ? 'added' : 'removed');
      continue;
    }
    const old = had ? await committedFile(repository, file) : undefined;
    const now = has ? readFileSync(join(repository.site, file), 'utf8') : undefined;
    snapshots.config.set(file, {
      ...(old && { before: old.toString('utf8') }),
      ...(now !== undefined && { after: now }),
    });
  }
  return snapshots;
};
