import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Firebase's own tool, pinned to one tested version: npx runs it with the owner's rights, so an update
 * is made here and nowhere else.
 */
export const firebaseTools = { name: 'firebase-tools', version: '15.34.2' };

/** In npx's notation. */
export const firebaseTool = `${firebaseTools.name}@${firebaseTools.version}`;

/** The codebase of the mail functions, and the prefix of their names. */
export const codebase = 'mail';

/** The codebase of the function by which people sign in to the editor. */
export const signInCodebase = 'edit';

/** The codebase of the functions that have files looked at by a virus scanner, and the prefix of their names. */
export const scanCodebase = 'scan';

/** The codebase of the function that takes what some forms send, and the prefix of its name. */
export const recordCodebase = 'records';

/** Where Google runs functions of which config says nothing. */
export const usualRegion = 'us-central1';

const runFile = promisify(execFile);

const lastLine = (text: string) =>
  text
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n')
    .at(-1)
    ?.slice(0, 200) ?? '';

/** Reads a secret of a hosted project through Firebase's own tool, with the owner's login. */
export const readSecretOf =
  (project: string) =>
  async (name: string): Promise<{ value: string } | { reason: string }> => {
    const args = ['--yes', firebaseTool, 'functions:secrets:access', name, '--project', project];
    try {
      const { stdout } = await runFile('npx', args, { shell: process.platform === 'win32' });
      return { value: stdout.trim() };
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: string; stdout?: string };
      return { reason: lastLine(stderr?.trim() || stdout || '') || 'no reason is given' };
    }
  };

/**
 * The output of Firebase's own tool about the functions of a project, as JSON; its error output where
 * it fails.
 */
export const listFunctions = async (project: string, folder: string): Promise<string> => {
  const args = ['--yes', firebaseTool, 'functions:list', '--project', project, '--json'];
  try {
    const shell = process.platform === 'win32';
    return (await runFile('npx', args, { cwd: folder, shell, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? '';
  }
};

/** Runs npx with `args` in `folder`, and resolves to its exit code. */
export const handOver = (args: string[], folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    spawn('npx', args, { cwd: folder, stdio: 'inherit', shell })
      .once('error', reject)
      // A command that was stopped has no exit code.
      .once('close', (status) => resolve(status ?? 1));
  });
