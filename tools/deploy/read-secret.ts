import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { firebaseTools } from '../firebase-tools';

const run = promisify(execFile);

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
    const tool = `${firebaseTools.name}@${firebaseTools.version}`;
    const args = ['--yes', tool, 'functions:secrets:access', name, '--project', project];
    try {
      const { stdout } = await run('npx', args, { shell: process.platform === 'win32' });
      return { value: stdout.trim() };
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: string; stdout?: string };
      return { reason: lastLine(stderr?.trim() || stdout || '') || 'no reason is given' };
    }
  };
