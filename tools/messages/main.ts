import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadEnv } from 'vite';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { configErrors } from '../check/config-errors';
import { reportAndExit } from '../report-and-exit';
import { dataFolder } from '../site-files/bound-file';
import { siteFolder } from '../site-folder';
import { carryOut } from './carry-out';
import { createHostedMessageStore } from './hosted-message-store';
import { openLocalMessageStore } from './local-message-store';
import { ownerToken } from './owner-token';
import { readRequest } from './read-request';
import { siteForms } from './site-form';

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
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
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
  await carryOut(request, {
    store: await openStore(root),
    forms: siteForms(root),
    now: Date.now(),
    print: (text) => console.log(text),
    ask,
    write: async (name, text) => {
      // What visitors sent is for the owner's eyes.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, name);
      await writeFile(file, text, { mode: 0o600 });
      return file;
    },
  });
};

await work(process.cwd()).catch(reportAndExit);
