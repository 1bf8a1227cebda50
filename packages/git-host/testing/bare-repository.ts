import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from '../../../tests/put-files';
import { gitObjects } from './git-objects';

type GitOptions = { input?: string | Uint8Array; env?: Record<string, string> };

const own = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  LC_ALL: 'C',
};

const runIn = (folder: string, args: string[], { input, env }: GitOptions = {}): Buffer =>
  execFileSync('git', args, {
    cwd: folder,
    stdio: 'pipe',
    maxBuffer: 1e8,
    env: { ...process.env, ...own, ...env },
    ...(input !== undefined && { input }),
  });

/** An empty repository, made once, and copied. */
let empty: string | undefined;
const emptyRepository = (): string => {
  if (empty === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'git-empty-'));
    runIn(folder, ['init', '--quiet', '--bare', '--template=', '--initial-branch', 'main']);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    empty = folder;
  }
  return empty;
};

/** A bare repository in a folder of its own, which git itself is asked about. */
export const createBareRepository = (files: Record<string, string | Uint8Array>) => {
  const folder = mkdtempSync(join(tmpdir(), 'git-host-'));
  cpSync(emptyRepository(), folder, { recursive: true });
  const git = (args: string[], options?: GitOptions) =>
    runIn(folder, args, options).toString().trim();
  const objects = gitObjects(folder);
  const { commitOf, writeBlob, writeTree, writeCommit } = objects;

  /** Whether there is an object, by its id, which may end as `^{commit}`: a tree is also that of a commit. */
  const has = (name: string): boolean => {
    const [, id = '', wanted] = /^([^^]*)(?:\^\{(\w+)\})?$/.exec(name) ?? [];
    const type = objects.typeOf(id) ?? objects.typeOf(tip(id) ?? '');
    return (
      type !== undefined &&
      (wanted === undefined || wanted === type || (wanted === 'tree' && type === 'commit'))
    );
  };

  const fileOf = (branch: string) => join(folder, 'refs/heads', branch);

  const tip = (branch: string): string | undefined =>
    branch !== '' && statSync(fileOf(branch), { throwIfNoEntry: false })?.isFile() === true
      ? readFileSync(fileOf(branch), 'utf8').trim()
      : undefined;

  /** Moves a branch; throws where it is not at `from` (undefined: where there is one). */
  const moveTo = (branch: string, { from, to }: { from: string | undefined; to: string }) => {
    if (tip(branch) !== from) throw new Error(`${branch} is not at ${from ?? 'its beginning'}.`);
    putFile(fileOf(branch), `${to}\n`);
  };

  const isAncestor = (one: string, other: string): boolean => {
    const [wanted, seen] = [tip(one) ?? one, new Set<string>()];
    const left = [tip(other) ?? other];
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      if (at === wanted) return true;
      if (!seen.has(at)) left.push(...commitOf(at).parents);
      seen.add(at);
    }
    return false;
  };

  const someone = { name: 'Tom', email: 'tom@example.com', date: '2026-03-30T09:00:00Z' };

  /** A commit of these files on a branch, as somebody else makes it. */
  const commitFiles = (
    changed: Record<string, string | Uint8Array | null>,
    { branch = 'main', message = 'Another one', author = someone } = {},
  ) => {
    const from = tip(branch);
    const entries = Object.entries(changed).map(([path, content]) => ({
      path,
      mode: '100644',
      sha: content === null ? null : writeBlob(content),
    }));
    const tree = writeTree(from, entries);
    const to = writeCommit({ tree, parents: from ? [from] : [], message }, { author });
    moveTo(branch, { from, to });
    return to;
  };

  commitFiles(files, { message: 'The first' });
  return {
    folder,
    git,
    /** The bytes of a content, by its id or as `main:config/site.ts`. */
    bytes: (name: string) =>
      objects.typeOf(name) === 'blob'
        ? objects.blob(name)
        : runIn(folder, ['cat-file', 'blob', name]),
    has,
    writeBlob,
    writeTree,
    writeCommit,
    commitOf,
    /** What a tree holds, by its id, or by a commit or a branch. */
    entriesOf: (name: string, isDeep: boolean) => objects.entriesOf(tip(name) ?? name, isDeep),
    tip,
    moveTo,
    isAncestor,
    commitFiles,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type BareRepository = ReturnType<typeof createBareRepository>;
