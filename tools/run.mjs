/**
 * Runs a TypeScript program of the project: `node tools/run.mjs tools/check/main.ts …arguments`. It is
 * bundled first, without the packages: loading hundreds of small files takes longer than most programs
 * run. The bundle is made by a process that ends, and again only after a change: the bundler takes more
 * memory than most programs, for as long as its process runs.
 */
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const own = dirname(import.meta.dirname);
/** Of the engine, whose programs are run: this project, or the folder of it in the packages of another one. */
const root = /[/\\]node_modules[/\\]/.test(own) ? own : process.cwd();
const isBundling = process.argv[2] === '--bundle';
const program = resolve(root, process.argv[isBundling ? 3 : 2] ?? '');
const caches = join(root, 'node_modules/.cache');
/** Beside the packages, which a program imports. */
const programs = join(caches, 'programs');

/** With source maps where a stack is shown. */
const showsStacks = Boolean(process.env.DEBUG);

const hashOf = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex');
};

const runner = import.meta.filename;

/** The name of the bundle that was last made of this program, and the hash of each of its sources then. */
const recordFile = join(
  caches,
  'program-sources',
  `${hashOf(relative(root, program), String(showsStacks))}.json`,
);

const hashOfFile = (file) => {
  try {
    return hashOf(readFileSync(resolve(root, file)));
  } catch {
    return '';
  }
};

/** What a bundle depends on beside its sources. */
const settingsHash = () =>
  hashOf(
    ...[runner, 'package.json', 'tsconfig.json', 'node_modules/rolldown/package.json'].map(
      hashOfFile,
    ),
  );

/** The name of the program's bundle, if nothing has changed since it was made. */
const knownBundle = () => {
  try {
    const { bundle, settings, sources } = JSON.parse(readFileSync(recordFile, 'utf8'));
    const isSame =
      settings === settingsHash() &&
      Object.entries(sources).every(([file, hash]) => hashOfFile(file) === hash);
    return isSame && existsSync(join(programs, bundle, 'main.mjs')) ? bundle : undefined;
  } catch {
    return undefined;
  }
};

const bundle = async () => {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: { main: program },
    cwd: root,
    platform: 'node',
    // Package names, such as `vite`, `@mui/material`, `node:fs`: no path begins like these.
    external: /^@?[\w-]{2}/,
  });
  const { output } = await made.generate({
    dir: join(programs, 'bundle'),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: showsStacks && 'inline',
  });
  const files = await made.watchFiles;
  await made.close();
  return { output, files };
};

/** Atomic, each from a draft of its own: others find it whole or not at all. */
const put = (target, write) => {
  const draft = `${target}.${randomUUID()}`;
  try {
    write(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

const writeBundle = (files) => {
  const name = hashOf(...files.flatMap(({ fileName, code }) => [fileName, code]));
  const folder = join(programs, name);
  if (existsSync(folder)) return name;
  try {
    put(folder, (draft) => {
      mkdirSync(draft, { recursive: true });
      for (const { fileName, code } of files) writeFileSync(join(draft, fileName), code);
    });
  } catch (error) {
    // Another process has written the same meanwhile, or the folder is not writable.
    if (!existsSync(folder)) throw error;
  }
  return name;
};

/** Records what a bundle was made of, unless that has changed since then. */
const record = (made, { files, since }) => {
  if (files.some((file) => statSync(file).mtimeMs >= since)) return;
  // Relative: copies of the project share the packages, and most of the sources.
  const sources = files.map((file) => [relative(root, file), hashOfFile(file)]);
  const text = JSON.stringify({
    bundle: made,
    settings: settingsHash(),
    sources: Object.fromEntries(sources),
  });
  mkdirSync(dirname(recordFile), { recursive: true });
  put(recordFile, (draft) => writeFileSync(draft, text));
};

/** The name of a new bundle, made by a process of its own. */
const bundleApart = () => {
  const { status, stdout } = spawnSync(process.execPath, [runner, '--bundle', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
};

if (isBundling) {
  const since = Date.now();
  const { output, files } = await bundle();
  const made = writeBundle(output);
  record(made, { files, since });
  process.stdout.write(made);
} else {
  const made = knownBundle() ?? bundleApart();
  process.setSourceMapsEnabled(showsStacks);
  // Only by this process: a program may start others, of other copies of the engine.
  globalThis.engineRoot = root;
  // The program finds its arguments in the usual place.
  process.argv.splice(1, 2, program);
  await import(pathToFileURL(join(programs, made, 'main.mjs')).href);
}
