import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadEnv } from 'vite';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { configErrors } from '../check/check-project';
import { reportAndExit } from '../report-and-exit';
import { dataFolder } from '../site-files/bound-file';
import { siteFolder } from '../site-folder';
import { carryOut } from './carry-out';
import { createHostedMessageStore } from './hosted-message-store';
import { openLocalMessageStore } from './local-message-store';
import { ownerToken } from './owner-token';
import { readRequest } from './read-request';
import { siteForms } from './site-form';
import { createTerminal, ReaderGone } from './terminal';
import { writeWhole } from './write-whole';

const openStore = async (root: string) => {
  const settings = readFirebaseSettings(loadEnv('production', root, 'VITE_FIREBASE_'));
  if (!settings) {
    return openLocalMessageStore(dataFolder(root));
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
    throw new Error('Nobody is there to be asked: add --yes to agree beforehand.');
  }
  // Whoever reads the output by another program sees the question all the same.
  const output = process.stdout.isTTY ? process.stdout : process.stderr;
  const terminal = createInterface({ input: process.stdin, output });
  const answer = await terminal.question(`${question} Write yes to agree: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};

const work = async (project: string) => {
  const root = siteFolder(project);
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
    write: (name, text) => writeWhole(folder, name, text),
  });
};

await work(process.cwd()).catch((error: unknown) => {
  if (!(error instanceof ReaderGone)) reportAndExit(error);
});
