/**
 * Runs a TypeScript program of the project: `node tools/run.mjs tools/check/main.ts …arguments`. It is
 * bundled first, without the packages: loading hundreds of small files takes longer than most programs
 * run.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = process.cwd();
const program = resolve(root, process.argv[2] ?? '');
/** Beside the packages, which a program imports. */
const programs = join(root, 'node_modules/.cache/programs');

/** With source maps where a stack is shown. */
const showsStacks = Boolean(process.env.DEBUG);

const bundle = async () => {
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
  await made.close();
  return output;
};

/** Writes them into a folder named after their content. */
const write = (files) => {
  const hash = createHash('sha256');
  for (const { fileName, code } of files) hash.update(`${fileName} ${code.length} ${code}`);
  const folder = join(programs, hash.digest('hex'));
  if (existsSync(folder)) return folder;
  // Atomic, each from a draft of its own: others find it whole or not at all.
  const draft = `${folder}.${randomUUID()}`;
  try {
    mkdirSync(draft, { recursive: true });
    for (const { fileName, code } of files) writeFileSync(join(draft, fileName), code);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process has written the same meanwhile, or the folder is not writable.
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

process.setSourceMapsEnabled(showsStacks);
// The program finds its arguments in the usual place.
process.argv.splice(1, 2, program);
await import(pathToFileURL(join(write(await bundle()), 'main.mjs')).href);
