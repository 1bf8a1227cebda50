import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { loadEnv } from 'vite';
import { localFolders } from '../../packages/files';
import { openLocalMessageStore, writeExport } from '../../packages/local-firebase';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { configErrors } from '../check/check-project';
import { firebaseTool } from '../firebase-tools';
import { siteForms } from '../records/site-form';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { siteFolder } from '../site-folder';
import { carryOut } from './carry-out';
import { createHostedMessageStore } from './hosted-message-store';
import { createTerminal, ReaderGone } from './output';
import { readRequest } from './read-request';

const run = promisify(execFile);

/**
 * The access token for Google: GOOGLE_ACCESS_TOKEN if set, else that of Firebase's own tool, with which
 * the site is deployed.
 */
const ownerToken = async (): Promise<string> => {
  const given = process.env.GOOGLE_ACCESS_TOKEN?.trim();
  if (given) return given;
  const script = join(engineRoot, 'tools/messages/print-token.cjs');
  const args = ['--yes', '--package', firebaseTool, '--', process.execPath, script];
  try {
    const { stdout } = await run('npx', args, { shell: process.platform === 'win32' });
    return stdout.trim();
  } catch {
    throw new Error(
      `Google must know who you are. Log in, then try again:\n\n  npx ${firebaseTool} login\n\nOr, in a terminal that is signed in to Google Cloud: GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run messages -- …`,
    );
  }
};

const openStore = async (root: string) => {
  const settings = readFirebaseSettings(loadEnv('production', root, 'VITE_FIREBASE_'));
  if (!settings) {
    return openLocalMessageStore(localFolders(root).data);
  }
  let known: Promise<string> | undefined;
  const token = () => (known ??= ownerToken());
  return createHostedMessageStore({
    project: settings.projectId,
    bucket: settings.storageBucket,
    token,
  });
};

const ask = async (question: string) => {
  if (!process.stdin.isTTY) {
    throw new Error('There is no terminal to ask in: add --yes to agree beforehand.');
  }
  // The question is visible even if the output is piped.
  const output = process.stdout.isTTY ? process.stdout : process.stderr;
  const terminal = createInterface({ input: process.stdin, output });
  const answer = await terminal.question(`${question} Write yes to agree: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};

const work = async () => {
  const root = siteFolder();
  const request = readRequest(process.argv.slice(2));
  const errors = configErrors(root);
  if (errors) throw new Error(errors);
  const folder = resolve(root, request.do === 'export' ? request.folder : '.');
  const isForReading = request.do === 'list' || request.do === 'find';
  await carryOut(request, {
    store: await openStore(root),
    forms: siteForms(root),
    now: Date.now(),
    print: createTerminal(process.stdout, { isForReading }),
    ask,
    write: (name, text) => writeExport(folder, name, text),
  });
};

await work().catch((error: unknown) => {
  if (!(error instanceof ReaderGone)) reportAndExit(error);
});
