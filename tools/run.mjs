/**
 * Runs a program of the project, which is TypeScript: `node tools/run.mjs tools/check/main.ts …arguments`.
 * It is bundled first, without the packages: to load hundreds of small files one by one takes longer
 * than what most of the programs do.
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

/** Where a stack is shown, it names the lines of the sources. */
const showsStacks = Boolean(process.env.DEBUG);

const bundle = async () => {
  const made = await rolldown({
    input: { main: program },
    cwd: root,
    platform: 'node',
    // By their names, such as `vite`, `@mui/material`, `node:fs`: no path begins like these.
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

/** Writes them into a folder whose name tells what they hold. */
const write = (files) => {
  const hash = createHash('sha256');
  for (const { fileName, code } of files) hash.update(`${fileName} ${code.length} ${code}`);
  const folder = join(programs, hash.digest('hex'));
  if (existsSync(folder)) return folder;
  // In one step, each from a draft of its own: whoever runs the same at this time finds it whole or not at all.
  const draft = `${folder}.${randomUUID()}`;
  try {
    mkdirSync(draft, { recursive: true });
    for (const { fileName, code } of files) writeFileSync(join(draft, fileName), code);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another one has written the same meanwhile, or nothing can be written there.
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

process.setSourceMapsEnabled(showsStacks);
// A program finds its arguments where it would without this one.
process.argv.splice(1, 2, program);
await import(pathToFileURL(join(write(await bundle()), 'main.mjs')).href);
