import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { putFile } from '../../../tests/put-files';

/** The objects of a repository, read and written as git does: a process of git for each takes a hundred times as long. */

export type TreeEntry = { path: string; mode: string; type: string; sha: string; size?: number };

type Person = { name: string; email: string; date: string };

type Commit = {
  message: string;
  author: Person;
  committer: Person;
  tree: string;
  parents: string[];
};

type File = { mode: string; sha: string };

type Type = 'blob' | 'tree' | 'commit';

/** A commit of another repository in a folder has no contents here. */
const typeOf = (mode: string): Type =>
  mode === '40000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';

const personIn = (line: string): Person => {
  const [, name = '', email = '', seconds = ''] = /^(.*) <(.*)> (\d+) /.exec(line) ?? [];
  return { name, email, date: new Date(Number(seconds) * 1000).toISOString() };
};

const personLine = ({ name, email, date }: Person) =>
  `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;

/** As git sorts them: a folder as if its name ended with a slash. */
const sortedName = ({ path, mode }: TreeEntry) =>
  Buffer.from(mode === '40000' ? `${path}/` : path).toString('latin1');

export const gitObjects = (repository: string) => {
  const known = new Map<string, { type: string; body: Buffer }>();
  const placeOf = (sha: string) => join(repository, 'objects', sha.slice(0, 2), sha.slice(2));

  const write = (type: Type, body: Buffer): string => {
    const whole = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
    const sha = createHash('sha1').update(whole).digest('hex');
    if (!existsSync(placeOf(sha))) {
      putFile(placeOf(sha), deflateSync(whole));
    }
    return sha;
  };

  /** Undefined where there is no such object. */
  const find = (sha: string) => {
    const found = known.get(sha);
    if (found) return found;
    if (!/^[0-9a-f]{40}$/.test(sha) || !existsSync(placeOf(sha))) return undefined;
    const whole = inflateSync(readFileSync(placeOf(sha)));
    const end = whole.indexOf(0);
    const [type = ''] = whole.subarray(0, end).toString().split(' ');
    const object = { type, body: whole.subarray(end + 1) };
    known.set(sha, object);
    return object;
  };

  const read = (sha: string, type: Type): Buffer => {
    const object = find(sha);
    if (object?.type !== type) throw new Error(`There is no ${type} ${sha}.`);
    return object.body;
  };

  const commitOf = (sha: string): Commit => {
    const [head = '', ...rest] = read(sha, 'commit').toString().split('\n\n');
    const lines = head.split('\n').map((line): [string, string] => {
      const [key = '', ...words] = line.split(' ');
      return [key, words.join(' ')];
    });
    const all = (wanted: string) => lines.flatMap(([key, value]) => (key === wanted ? value : []));
    return {
      message: rest.join('\n\n').replace(/\n$/, ''),
      author: personIn(all('author')[0] ?? ''),
      committer: personIn(all('committer')[0] ?? ''),
      tree: all('tree')[0] ?? '',
      parents: all('parent'),
    };
  };

  /** What a folder holds, by its own id or that of the commit whose root it is. */
  const inside = (sha: string): TreeEntry[] => {
    const body = read(find(sha)?.type === 'commit' ? commitOf(sha).tree : sha, 'tree');
    const entries: TreeEntry[] = [];
    for (let at = 0; at < body.length;) {
      const end = body.indexOf(0, at);
      const [mode = '', ...name] = body.subarray(at, end).toString().split(' ');
      const id = body.subarray(end + 1, end + 21).toString('hex');
      entries.push({ path: name.join(' '), mode, type: typeOf(mode), sha: id });
      at = end + 21;
    }
    return entries;
  };

  /** The same with all that is below it, in git's order; files with their sizes. */
  const entriesOf = (sha: string, isDeep: boolean): TreeEntry[] =>
    inside(sha).flatMap((entry): TreeEntry[] => {
      const { path, mode, type, sha: id } = entry;
      if (type === 'blob') return [{ ...entry, size: read(id, 'blob').length }];
      const shown = { ...entry, mode: mode.padStart(6, '0') };
      if (!isDeep || type !== 'tree') return [shown];
      return [
        shown,
        ...entriesOf(id, true).map((each) => ({ ...each, path: `${path}/${each.path}` })),
      ];
    });

  /** A tree of these files, by their paths. */
  const writeFiles = (all: Map<string, File>): string => {
    const own: TreeEntry[] = [];
    const folders = new Map<string, typeof all>();
    for (const [path, file] of all) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) own.push({ path, type: 'blob', ...file });
      else {
        const inner: typeof all = folders.get(name) ?? new Map<string, File>();
        folders.set(name, inner.set(rest.join('/'), file));
      }
    }
    for (const [path, inner] of folders) {
      own.push({ path, mode: '40000', type: 'tree', sha: writeFiles(inner) });
    }
    const sorted = own.toSorted((one, other) => (sortedName(one) < sortedName(other) ? -1 : 1));
    const lines = sorted.map(({ path, mode, sha }) =>
      Buffer.concat([Buffer.from(`${mode} ${path}\0`), Buffer.from(sha, 'hex')]),
    );
    return write('tree', Buffer.concat(lines));
  };

  return {
    typeOf: (sha: string) => find(sha)?.type,
    blob: (sha: string) => read(sha, 'blob'),
    commitOf,
    entriesOf,
    writeBlob: (content: string | Uint8Array) => write('blob', Buffer.from(content)),
    /** A tree with these entries in it; without `sha` they are taken out. Throws where that is not there. */
    writeTree: (
      base: string | undefined,
      entries: readonly { path: string; mode: string; sha: string | null }[],
    ): string => {
      const all = base === undefined ? [] : entriesOf(base, true);
      const files = new Map<string, File>(
        all.filter(({ type }) => type !== 'tree').map(({ path, ...file }) => [path, file]),
      );
      for (const { path, mode, sha } of entries) {
        if (sha !== null) files.set(path, { mode, sha });
        else if (!files.delete(path)) throw new Error(`no ${path}`);
      }
      return writeFiles(files);
    },
    writeCommit: (
      { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
      { author, committer = author }: { author: Person; committer?: Person },
    ): string => {
      const head = [
        `tree ${tree}`,
        ...[...new Set(parents)].map((each) => `parent ${each}`),
        `author ${personLine(author)}`,
        `committer ${personLine(committer)}`,
      ];
      const words = message === '' || message.endsWith('\n') ? message : `${message}\n`;
      return write('commit', Buffer.from(`${head.join('\n')}\n\n${words}`));
    },
  };
};
