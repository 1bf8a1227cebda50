import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

type GitOptions = { input?: string | Uint8Array; env?: Record<string, string> };

export type TreeEntry = { path: string; mode: string; type: string; sha: string; size?: number };

type Person = { name: string; email: string; date: string };

const own = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  LC_ALL: 'C',
};

/** What git says of an id, it says always; of other names, such as branches, it is asked each time. */
const remembered = <Found>(ask: (name: string) => Found) => {
  const known = new Map<string, Found>();
  return (name: string): Found => {
    const found = known.get(name) ?? ask(name);
    const isOfId = /^[0-9a-f]{40}(?:\^\{\w+\})?$/.test(name);
    if (isOfId && found !== undefined) known.set(name, found);
    return found;
  };
};

/** A bare repository in a folder of its own, written and read by git's plumbing. */
export const createBareRepository = (files: Record<string, string | Uint8Array>) => {
  const folder = mkdtempSync(join(tmpdir(), 'git-host-'));
  const run = (args: string[], { input, env }: GitOptions = {}): Buffer =>
    execFileSync('git', args, {
      cwd: folder,
      stdio: 'pipe',
      maxBuffer: 1e8,
      env: { ...process.env, ...own, ...env },
      ...(input !== undefined && { input }),
    });
  const git = (args: string[], options?: GitOptions) => run(args, options).toString().trim();
  git(['init', '--quiet', '--bare', '--initial-branch', 'main']);

  const seen = remembered((name): true | undefined => {
    try {
      git(['cat-file', '-e', name]);
      return true;
    } catch {
      return undefined;
    }
  });
  const has = (name: string) => seen(name) === true;

  /** As `git hash-object -w` writes it, without a process for each file of a site. */
  const writeBlob = (content: string | Uint8Array): string => {
    const bytes = Buffer.from(content);
    const whole = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
    const sha = createHash('sha1').update(whole).digest('hex');
    const file = join(folder, 'objects', sha.slice(0, 2), sha.slice(2));
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, deflateSync(whole));
    }
    return sha;
  };

  const bytes = remembered((name) => run(['cat-file', 'blob', name]));

  /** A tree with these entries in it; without `sha` they are taken out. Throws where that is not there. */
  const writeTree = (
    base: string | undefined,
    entries: readonly { path: string; mode: string; sha: string | null }[],
  ) => {
    const index = mkdtempSync(join(tmpdir(), 'git-index-'));
    const env = { GIT_INDEX_FILE: join(index, 'index') };
    try {
      if (base !== undefined) git(['read-tree', base], { env });
      const lines = entries.map(({ path, mode, sha }) => {
        if (sha !== null) return `${mode} ${sha}\t${path}\n`;
        if (git(['ls-tree', base ?? '', path]) === '') throw new Error(`no ${path}`);
        return `0 ${'0'.repeat(40)}\t${path}\n`;
      });
      git(['update-index', '--index-info'], { env, input: lines.join('') });
      return git(['write-tree'], { env });
    } finally {
      rmSync(index, { recursive: true, force: true });
    }
  };

  const writeCommit = (
    { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
    { author, committer = author }: { author: Person; committer?: Person },
  ) =>
    git(['commit-tree', tree, ...[...new Set(parents)].flatMap((each) => ['-p', each])], {
      input: message,
      env: {
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_AUTHOR_DATE: author.date,
        GIT_COMMITTER_NAME: committer.name,
        GIT_COMMITTER_EMAIL: committer.email,
        GIT_COMMITTER_DATE: committer.date,
      },
    });

  const entriesOf = (tree: string, isDeep: boolean): TreeEntry[] =>
    git(['ls-tree', '-z', '-l', ...(isDeep ? ['-r', '-t'] : []), tree])
      .split('\0')
      .flatMap((line) => {
        const [, mode, type, sha, size, path] =
          /^(\d+) (\w+) (\w+) +(\S+)\t(.+)$/s.exec(line) ?? [];
        if (!mode || !type || !sha || !path) return [];
        return [{ path, mode, type, sha, ...(type === 'blob' && { size: Number(size) }) }];
      });

  const tip = (branch: string): string | undefined => {
    const name = `refs/heads/${branch}`;
    const found = git(['for-each-ref', '--format=%(refname) %(objectname)', name]);
    const line = found.split('\n').find((each) => each.startsWith(`${name} `));
    return line?.split(' ')[1];
  };

  /** Moves a branch; throws where it is not at `from` (undefined: where there is one). */
  const moveTo = (branch: string, { from, to }: { from: string | undefined; to: string }) =>
    git(['update-ref', `refs/heads/${branch}`, to, from ?? '0'.repeat(40)]);

  /** What git knows of a commit. */
  const commitOf = remembered((commit) => {
    const fields = ['an', 'ae', 'aI', 'cn', 'ce', 'cI', 'T', 'P', 'B'].map((each) => `%${each}`);
    const said = run(['log', '-1', `--format=${fields.join('%x00')}`, commit]).toString();
    const [name = '', email = '', date = '', ...more] = said.split('\0');
    const [by = '', byEmail = '', byDate = '', tree = '', parents = '', message = ''] = more;
    const utc = (when: string) => new Date(when).toISOString();
    return {
      message: message.replace(/\n$/, ''),
      author: { name, email, date: utc(date) },
      committer: { name: by, email: byEmail, date: utc(byDate) },
      tree,
      parents: parents.split(' ').filter(Boolean),
    };
  });

  const isAncestor = (one: string, other: string) => {
    try {
      git(['merge-base', '--is-ancestor', one, other]);
      return true;
    } catch {
      return false;
    }
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
    bytes,
    has,
    writeBlob,
    writeTree,
    writeCommit,
    commitOf,
    entriesOf,
    tip,
    moveTo,
    isAncestor,
    commitFiles,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type BareRepository = ReturnType<typeof createBareRepository>;
