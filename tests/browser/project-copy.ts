import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Ended = { status: number | null; output: string };

export type ProjectCopy = {
  folder: string;
  /** Runs a program of the project's packages in the copy. */
  run: (args: string[], env?: Record<string, string>) => Promise<Ended>;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces `from`, which must be there, by `to`. */
  edit: (file: string, from: string, to: string) => void;
  /** Resolves when nothing is left; whatever still writes to it may end meanwhile. */
  remove: () => Promise<void>;
};

const copied = [
  'config',
  'docs',
  'src',
  'tools',
  'public',
  'tests',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'firestore.rules',
  'storage.rules',
  '.prettierrc.json',
  'eslint.config.mjs',
  'jest.config.ts',
  'knip.json',
];

/** A copy of the project that can be changed and broken; packages are shared. */
export const copyProject = (): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  copied.forEach((name) => cpSync(name, join(folder, name), { recursive: true }));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    edit: (file, from, to) => {
      if (!read(file).includes(from)) throw new Error(`${file} does not hold "${from}".`);
      write(
        file,
        read(file).replace(from, () => to),
      );
    },
    run: (args, env = {}) =>
      new Promise((resolve) => {
        const [program = '', ...options] = args;
        const child = spawn(join(folder, 'node_modules/.bin', program), options, {
          cwd: folder,
          env: { ...process.env, ...env },
        });
        let output = '';
        child.stdout.on('data', (data: Buffer) => (output += data.toString()));
        child.stderr.on('data', (data: Buffer) => (output += data.toString()));
        child.on('close', (status) => resolve({ status, output }));
      }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
};
