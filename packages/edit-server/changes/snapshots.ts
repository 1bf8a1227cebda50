import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { differing, type Snapshots } from '../../site-changes';
import { type Repository, sitePaths, withoutPrefix } from './git';
import { git, partsOf, textOf } from './run-git';

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

/** What differs between its commit and the files now. */
export const readSnapshots = async (repository: Repository): Promise<Snapshots> => {
  const [before, after] = await Promise.all([committed(repository), present(repository)]);
  return differing(repository.site, { before, after }, (file) => committedFile(repository, file));
};
