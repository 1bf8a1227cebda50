import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, cacheFolder, hashOf } from '../../cache';
import { isPackage } from '../../roots';

/** The script of the editor's pages. */
export type EditScript = {
  /** With a hash of what is in it. */
  name: string;
  /** Addresses of the dev server: what comes from config. */
  imports: readonly string[];
  /** JavaScript in UTF-8, as it is sent. */
  code: Buffer;
};

/** A line of JSON, and its code as it is: to read 2.4 MB as JSON, and to encode them again, takes a tenth of a second. */
export const printScript = ({ code, ...head }: EditScript): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), code]);

const readScript = (printed: Buffer): EditScript => {
  const end = printed.indexOf('\n');
  const head = JSON.parse(printed.toString('utf8', 0, end)) as Omit<EditScript, 'code'>;
  return { ...head, code: printed.subarray(end + 1) };
};

/** Below node_modules/.cache: the scripts, and of files with these times the hash of what is in them. */
const kinds = { script: 'edit-4', hash: 'edit-sources' };

/** What it is made of, and how: packages are known by the lock file, and of an installed engine by what it asks for. */
export const sources = ['src', 'packages', 'tools'];

export const isSource = (file: string): boolean =>
  /^(?:src|packages|tools)\/.*\.(?:[cm]?[jt]sx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

const sourcesIn = (root: string): string[] => {
  const own = join(root, '/').length;
  const [packages = ''] = ['package-lock.json', 'package.json'].filter((name) =>
    existsSync(join(root, name)),
  );
  const files = sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    // Node.js's own `relative` takes ten times as long.
    .map(({ parentPath, name }) => join(parentPath, name).slice(own).replaceAll('\\', '/'))
    .filter(isSource);
  return [...files, packages].toSorted();
};

/** As for Git: a file of the same size and times is the same. To look at them takes a tenth of reading them. */
const hashOfTimes = (root: string, files: readonly string[]): string =>
  hashOf(
    ...files.flatMap((file) => {
      const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
      return [file, `${size} ${mtimeMs} ${ctimeMs}`];
    }),
  );

const hashOfContents = (root: string, files: readonly string[]): string =>
  hashOf(...files.flatMap((file) => [file, readFileSync(join(root, file))]));

/** More than the script has. */
const mostBytes = 64_000_000;

/** In a process that ends: what bundles takes ten times the memory of what serves. */
const build = (root: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const program = [join(root, 'tools/run.mjs'), 'tools/edit/bundle/main.ts'];
    const options = {
      // The program is of the engine in this folder; one in a package knows its own.
      ...(!isPackage && { cwd: root }),
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'buffer',
      maxBuffer: mostBytes,
    } as const;
    execFile(process.execPath, program, options, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.toString() || error.message, { cause: error }));
      else resolve(stdout);
    });
  });

/** How many are kept: who changes the code, or goes back and forth between versions, has some of them. */
const most = 8;

const removeOldest = async (root: string, kind: string) => {
  const folder = cacheFolder(root, kind);
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const times = new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
  );
  const oldest = files
    .toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
    .slice(most);
  await Promise.all(oldest.map((file) => rm(file, { force: true })));
};

/** What is cached of the code as it is now; of each kind the latest are kept. */
const kept = (root: string, { make, ...what }: Parameters<typeof cached>[1]) =>
  cached(root, {
    ...what,
    make: async () => {
      const made = await make();
      // Another process may remove the same.
      await removeOldest(root, what.kind).catch(() => undefined);
      return made;
    },
  });

/** The script for the code as it is now: from the cache, or made, which takes some seconds. */
export const editScript = async (root: string): Promise<EditScript> => {
  const files = sourcesIn(root);
  const hash = await kept(root, {
    kind: kinds.hash,
    name: hashOfTimes(root, files),
    make: () => Promise.resolve(Buffer.from(hashOfContents(root, files))),
  });
  const script = await kept(root, {
    kind: kinds.script,
    name: `${hash.toString()}.js`,
    make: () => build(root),
  });
  return readScript(script);
};
