import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigSources } from '../../packages/config-files';
import { checkConfig, formatProblems } from '../../packages/site-check';
import { formatted } from '../formatted';
import type { Plan } from './plan';

/** Throws the errors that `plan` would cause in config/. */
export const assertStaysInOrder = (config: ConfigSources, { create, change, ifRefused }: Plan) => {
  const written = Object.fromEntries(
    [...create, ...change]
      .filter(({ file }) => file.startsWith('config/'))
      .map(({ file, text }) => [file, text]),
  );
  const sources = { ...config, ...written };
  const errors = checkConfig(sources).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(
      `${ifRefused === undefined ? '' : `${ifRefused}\n`}That would leave these problems, so nothing was written:\n\n${formatProblems(errors, sources)}`,
    );
  }
};

/** The missing folders above `file`, the outermost first. */
const missingFolders = (file: string): string[] => {
  const folder = dirname(file);
  return existsSync(folder) ? [] : [...missingFolders(folder), folder];
};

/** In a process of its own: this one has loaded the old files. */
const run = (root: string, { command, program }: NonNullable<Plan['generate']>) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', program], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Nothing was written, because ${command} failed:\n${stderr}`);
};

/** Writes `plan` below `root`. If anything fails, everything stays as it was. */
export const carryOut = async (root: string, { create, change, generate }: Plan) => {
  const undo: (() => void)[] = [];
  try {
    for (const { file, text } of create) {
      const path = join(root, file);
      const [first] = missingFolders(path);
      const written =
        path.endsWith('.ts') || path.endsWith('.tsx') ? await formatted(path, text) : text;
      if (first) undo.push(() => rmSync(first, { recursive: true, force: true }));
      mkdirSync(dirname(path), { recursive: true });
      // Never overwrites a file.
      writeFileSync(path, written, { flag: 'wx' });
      undo.push(() => rmSync(path));
    }
    const changed = [...change, ...(generate?.files ?? [])].map(({ file }) => join(root, file));
    for (const path of changed) {
      const before = readFileSync(path);
      undo.push(() => writeFileSync(path, before));
    }
    change.forEach(({ file, text }) => writeFileSync(join(root, file), text));
    if (generate) run(root, generate);
  } catch (error) {
    undo.toReversed().forEach((step) => step());
    throw error;
  }
};
