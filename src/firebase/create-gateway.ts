import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { RefusedError, type Gateway } from '../submission/gateway';
import { type CommitAnswer, judgeAnswer, reportAnswer } from './commit-answer';
import type { FirebaseSettings } from './settings';
import { uploadFile } from './upload-file';
import { watchAnswers } from './watch-answers';

/** The embedded backend accepts any names; these are Firebase's own placeholders. */
const embedded: FirebaseSettings = {
  apiKey: 'embedded',
  projectId: 'demo-site',
  storageBucket: 'demo-site.appspot.com',
  appId: 'embedded',
};

/** Milliseconds; the SDK's own default is ten minutes. */
const longestUpload = 60_000;
const longestOperation = 20_000;

type Place = { settings: FirebaseSettings | null; host: { name: string; port: number } };

/** The collections whose records a function of the site takes. */
const checkedByFunction = globalThis.__SITE__?.checkedByFunction ?? null;

type Judged = { appCheck: boolean; cause?: unknown };

/** @throws {RefusedError} where the answer refuses the record; {Error} where it says nothing of it. */
const assertSaved = (answer: CommitAnswer, { appCheck, cause }: Judged): void => {
  const verdict = judgeAnswer(answer, { appCheck });
  if (verdict === 'saved') return;
  const NotSaved = verdict === 'refused' ? RefusedError : Error;
  throw new NotSaved(reportAnswer(answer), { cause });
};

/** Records and files on the hosted project, or on the embedded backend at `host`. */
export const createGateway = async ({ settings, host }: Place): Promise<Gateway> => {
  // The SDK would log what a visitor typed; callers log failures.
  setLogLevel('silent');
  const app = initializeApp(settings ?? embedded);
  const firestore = getFirestore(app);
  const storage = getStorage(app);
  storage.maxUploadRetryTime = longestUpload;
  storage.maxOperationRetryTime = longestOperation;
  if (!settings) {
    connectFirestoreEmulator(firestore, host.name, host.port);
    connectStorageEmulator(storage, host.name, host.port);
  }
  // A separate chunk, which a site without App Check never fetches.
  const prove =
    settings?.appCheck && (await import('./start-app-check')).startAppCheck(app, settings.appCheck);
  // Likewise, and never when a message is sent: the network may be gone by then.
  const toFunction = checkedByFunction && (await import('./send-to-function')).sendToFunction;
  const answerTo = watchAnswers();
  return {
    save: async (collection, id, record) => {
      if (toFunction && checkedByFunction.includes(collection)) {
        // It has other words for a missing proof: what it refuses is the record.
        assertSaved(await toFunction({ collection, id, record }, prove), { appCheck: false });
        return;
      }
      const { answer, failure } = await answerTo(id, () =>
        // Merged: sent again, it leaves what was written into the record meanwhile, such as what a scanner found.
        setDoc(doc(firestore, collection, id), record, { merge: true }),
      );
      if (!answer) {
        if (failure) throw failure.reason;
        return;
      }
      assertSaved(answer, { appCheck: Boolean(settings?.appCheck), cause: failure?.reason });
    },
    upload: (file, options) => uploadFile(storage, file, options),
  };
};
