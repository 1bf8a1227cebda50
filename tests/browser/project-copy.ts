import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Ended = { status: number | null; output: string };

export type ProjectCopy = {
  folder: string;
  /** Runs a program in the copy: a file of the project, or one of its packages, by name. */
  run: (args: string[], env?: Record<string, string>) => Promise<Ended>;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces `from`, which must exist, with `to`. */
  edit: (file: string, from: string, to: string) => void;
  /** Resolves when nothing is left; a process that still writes to it may end meanwhile. */
  remove: () => Promise<void>;
};

/** The files of the site and its commands. */
const ofSite = [
  'config',
  'docs',
  'packages',
  'functions',
  'src',
  'tools',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '.oxfmtrc.json',
];

/** Further files for compiling, linting and testing it. */
const ofDevelopers = [
  'bench',
  'examples',
  'tests',
  '.oxlintrc.json',
  'jest.config.ts',
  'knip.json',
];

const agency = 'tests/sites/agency';

/** The journeys know the texts of tests/sites/agency: those of the project may change. */
const putAgency = (folder: string) => {
  for (const name of ['pages', 'forms', 'routes.ts', 'site.ts', 'theme.ts']) {
    rmSync(join(folder, 'config', name), { recursive: true });
    cpSync(join(agency, 'config', name), join(folder, 'config', name), { recursive: true });
  }
  for (const name of ['firestore.rules', 'storage.rules']) {
    cpSync(join(agency, name), join(folder, name));
  }
};

/** Build results and stored data are not part of a project. */
export const isSource = (path: string) =>
  !/[/\\](?:dist|node_modules|\.local-firebase|\.local-edits)$/.test(path);

const isOfSite = (path: string) => isSource(path) && !/\.test\.tsx?$/.test(path);

/**
 * What a terminal would give a command: Jest, and what a test of this worker has built, leave NODE_ENV behind. Pictures
 * are those that the sites of tests have: nobody looks at them closely, and most are in the cache.
 */
export const ownEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _, ...own } = process.env;
  return { PICTURES: 'draft', ...own };
};

/**
 * A copy of the project that can be changed and broken, with the site of tests/sites/agency; it shares the
 * packages. `whole` includes everything for tests, a quarter of the files.
 */
export const copyProject = ({ whole = false } = {}): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const filter = whole ? isSource : isOfSite;
  (whole ? [...ofSite, ...ofDevelopers] : ofSite)
    .filter(existsSync)
    .forEach((name) => cpSync(name, join(folder, name), { recursive: true, filter }));
  putAgency(folder);
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
        const [command, begin] = program.endsWith('.ts')
          ? [process.execPath, ['tools/run.mjs', program]]
          : [join(folder, 'node_modules/.bin', program), []];
        const child = spawn(command, [...begin, ...options], {
          cwd: folder,
          env: { ...ownEnvironment(), ...env },
        });
        let output = '';
        child.stdout.on('data', (data: Buffer) => (output += data.toString()));
        child.stderr.on('data', (data: Buffer) => (output += data.toString()));
        child.on('close', (status) => resolve({ status, output }));
      }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
};
