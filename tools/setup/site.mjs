#!/usr/bin/env node
/**
 * The commands of a project that has installed the engine as a package: `site check`, as its package.json has them. It
 * runs the engine's programs in the folder of the project. Plain JavaScript: Node.js runs no other in node_modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './require-node.mjs';

requireNode();

/** The programs, by what is typed. */
const programs = {
  start: 'serve',
  dev: 'dev',
  edit: 'edit',
  check: 'check',
  build: 'build',
  deploy: 'deploy',
  rules: 'write-rules',
  messages: 'messages',
  words: 'words',
  new: 'new',
};

const installed = join(import.meta.dirname, '../..');
const runner = (engine) => join(engine, 'tools/run.mjs');
const programOf = (folder) => `tools/${folder}/main.ts`;

/** The engine with the project's own kinds, in a process that ends: most projects have none. */
const withOwnKinds = () => {
  const program = [runner(installed), programOf('own-kinds')];
  const { status, stdout } = spawnSync(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
};

const [, , command = '', ...words] = process.argv;
if (!Object.hasOwn(programs, command)) {
  console.error(
    `There is no command "${command}". There are ${Object.keys(programs).join(', ')}: npm run check.`,
  );
  process.exit(1);
}
if (!/[/\\]node_modules[/\\]/.test(installed)) {
  console.error(
    `The engine is a link to ${installed}, from where it finds no packages of this project. Write install-links=true into .npmrc, then: rm -r node_modules && npm install`,
  );
  process.exit(1);
}
if (!existsSync('config')) {
  console.error('There is no folder config here: type this in the folder of package.json.');
  process.exit(1);
}

// Also where the last one was removed.
const mayHaveOwnKinds = existsSync('src') || existsSync(join(installed, '../.engine'));
const engine = mayHaveOwnKinds ? withOwnKinds() : installed;
process.argv = [process.execPath, runner(engine), programOf(programs[command]), ...words];
await import(pathToFileURL(runner(engine)).href);
