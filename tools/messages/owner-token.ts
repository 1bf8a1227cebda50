import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { firebaseTools } from '../firebase-tools';

const tool = `${firebaseTools.name}@${firebaseTools.version}`;

const run = promisify(execFile);

/**
 * What proves to Google who asks: GOOGLE_ACCESS_TOKEN where it is set, else the login of Firebase's own
 * tool, by which the site is deployed.
 */
export const ownerToken = async (): Promise<string> => {
  const given = process.env.GOOGLE_ACCESS_TOKEN?.trim();
  if (given) return given;
  const script = join(process.cwd(), 'tools/messages/print-token.cjs');
  const args = ['--yes', '--package', tool, '--', process.execPath, script];
  try {
    const { stdout } = await run('npx', args, { shell: process.platform === 'win32' });
    return stdout.trim();
  } catch {
    throw new Error(
      `Google must know who you are. Log in, then try again:\n\n  npx ${tool} login\n\nOr, in a terminal that is signed in to Google Cloud: GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run messages -- …`,
    );
  }
};
