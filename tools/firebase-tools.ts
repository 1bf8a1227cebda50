import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Firebase's own tool, by the one release that was tried: what npx fetches runs with the owner's
 * rights, so that a newer one is chosen here and comes by no other way.
 */
export const firebaseTools = { name: 'firebase-tools', version: '15.34.2' };

/** As npx takes it. */
export const firebaseTool = `${firebaseTools.name}@${firebaseTools.version}`;

/** What tells the functions that send mails from others of the same project, and their names begin with. */
export const codebase = 'mail';

const runFile = promisify(execFile);

const lastLine = (text: string) =>
  text
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n')
    .at(-1)
    ?.slice(0, 200) ?? '';

/** What a secret of a hosted project says, asked by Firebase's own tool with the owner's login. */
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

/** What Firebase's own tool says of the functions of a project, as JSON; whatever it says instead where it fails. */
export const listFunctions = async (project: string, folder: string): Promise<string> => {
  const args = ['--yes', firebaseTool, 'functions:list', '--project', project, '--json'];
  try {
    const shell = process.platform === 'win32';
    return (await runFile('npx', args, { cwd: folder, shell, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? '';
  }
};

/** Runs npx with `args` in `folder`, and resolves to the status that it ends with. */
export const handOver = (args: string[], folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    spawn('npx', args, { cwd: folder, stdio: 'inherit', shell })
      .once('error', reject)
      // A command that was stopped has no status.
      .once('close', (status) => resolve(status ?? 1));
  });
