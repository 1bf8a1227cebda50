import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { firebaseTools } from '../firebase-tools';

const run = promisify(execFile);

/** What Firebase's own tool says of the functions of a project, as JSON; whatever it says instead where it fails. */
export const listFunctions = async (project: string, folder: string): Promise<string> => {
  const tool = `${firebaseTools.name}@${firebaseTools.version}`;
  const args = ['--yes', tool, 'functions:list', '--project', project, '--json'];
  try {
    const shell = process.platform === 'win32';
    return (await run('npx', args, { cwd: folder, shell, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? '';
  }
};
