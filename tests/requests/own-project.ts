import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Message, send } from '../../packages/local-firebase/testing/send';
import { ownEnvironment } from '../browser/project-copy';
import { putFile } from '../put-files';
import { nextPort } from './served-site';

/** What npm tells the scripts that it runs is not for an npm that they run. */
const plainEnvironment = () =>
  Object.fromEntries(Object.entries(ownEnvironment()).filter(([name]) => !/^npm_/i.test(name)));

const run = async (folder: string, [command = '', ...args]: readonly string[], site = '') => {
  const child = spawn(command, args, { cwd: folder, env: { ...plainEnvironment(), SITE: site } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
};

/** Rejects with what the command said, where it fails. */
const runWell = async (folder: string, command: readonly string[]) => {
  const { status, output } = await run(folder, command);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${output}`);
  return output;
};

const quickly = ['--no-audit', '--no-fund', '--prefer-offline'];

/**
 * A site with a project of its own, for the tests of a file: what `npm run new` makes, with this project installed from
 * the file that `npm pack` makes of it.
 */
export const ownProject = () => {
  let around = '';
  const folder = () => join(around, 'bakery');
  beforeAll(async () => {
    around = realpathSync(mkdtempSync(join(tmpdir(), 'own-project-')));
    await runWell('.', ['npm', 'pack', '--silent', '--pack-destination', around]);
    const [packed = ''] = readdirSync(around);
    const words = ['site', folder(), '--theme', 'bakery', '--engine', `file:../${packed}`];
    await runWell('.', [process.execPath, 'tools/run.mjs', 'tools/new/main.ts', ...words]);
    await runWell(folder(), ['npm', 'install', ...quickly]);
  }, 900_000);
  afterAll(() => rmSync(around, { recursive: true, force: true }));

  const read = (file: string) => readFileSync(join(folder(), file), 'utf8');
  return {
    folder,
    read,
    write: (file: string, text: string) => {
      putFile(join(folder(), file), text);
    },
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(join(folder(), file), change(read(file))),
    /** A command as its package.json has it: `check`. */
    command: (name: string, ...words: string[]) =>
      run(folder(), ['npm', 'run', '--silent', name, '--', ...words]),
    /** The same of another site in it: `examples/bakery`. */
    commandOf: (site: string, name: string) =>
      run(folder(), ['npm', 'run', '--silent', name], site),
    /** A program of this project's packages. */
    tool: (name: string, ...words: string[]) =>
      run(folder(), [join(process.cwd(), 'node_modules/.bin', name), ...words]),
    /** Begins a command that serves, and waits for a word of what it says. */
    serve: async (name: string, said: RegExp) => {
      const port = nextPort();
      const child = spawn(process.execPath, ['node_modules/.bin/site', name], {
        cwd: folder(),
        env: { ...plainEnvironment(), SITE: '', PORT: String(port), EDIT_OPEN: '0' },
      });
      let output = '';
      const found = await new Promise<RegExpExecArray>((resolve, reject) => {
        const look = (data: Buffer) => {
          output += data.toString();
          const match = said.exec(output);
          if (match) resolve(match);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('close', () => reject(new Error(`${name} ended:\n${output}`)));
      });
      return {
        found,
        folder,
        ask: (path: string, { headers, ...rest }: Omit<Message, 'path'> = {}) =>
          send(port, { path, headers: { host: `localhost:${port}`, ...headers }, ...rest }),
        stop: async () => {
          const ended = once(child, 'close');
          child.kill();
          await ended;
        },
      };
    },
  };
};
