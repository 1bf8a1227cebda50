import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
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

/** Below node_modules/.cache. */
const kind = 'edit-4';

/** What it is made of, and how: packages are known by the lock file, and of an installed engine by what it asks for. */
export const sources = ['src', 'packages', 'tools'];

export const isSource = (file: string): boolean =>
  /^(?:src|packages|tools)\/.*\.(?:[cm]?[jt]sx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

const sourcesIn = (root: string): string[] =>
  sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter(isSource)
    .toSorted();

const hashOfScript = (root: string): string => {
  const parts = sourcesIn(root).flatMap((file) => [file, readFileSync(join(root, file))]);
  const [packages = ''] = ['package-lock.json', 'package.json']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));
  return hashOf(...parts, readFileSync(packages));
};

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
const mostScripts = 8;

const removeOldest = async (root: string) => {
  const folder = cacheFolder(root, kind);
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const times = new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
  );
  const oldest = files
    .toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
    .slice(mostScripts);
  await Promise.all(oldest.map((file) => rm(file, { force: true })));
};

/** The script for the code as it is now: from the cache, or made, which takes some seconds. */
export const editScript = async (root: string): Promise<EditScript> => {
  const make = async () => {
    const script = await build(root);
    // Another process may remove the same.
    await removeOldest(root).catch(() => undefined);
    return script;
  };
  const script = await cached(root, { kind, name: `${hashOfScript(root)}.js`, make });
  return readScript(script);
};
