import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { RefusedError, type Gateway } from '../submission/gateway';
import type { FirebaseSettings } from './settings';
import { uploadFile } from './upload-file';

/** The embedded backend takes any names; these are Firebase's own for a project of no one. */
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

/**
 * Answers that no repetition changes: 403 and 400, which the SDK calls a failed precondition, and
 * what the SDK itself will not send.
 */
const final = ['permission-denied', 'failed-precondition', 'invalid-argument'];

const isFinal = (reason: unknown) => reason instanceof FirebaseError && final.includes(reason.code);

/** Records and files on the hosted project, or on the embedded backend at `host`. */
export const createGateway = async ({ settings, host }: Place): Promise<Gateway> => {
  // The SDK would write what a visitor typed into the console; failures are logged by those who ask.
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
  // A script of its own, which a site without App Check never fetches.
  const isUnproved = settings?.appCheck
    ? (await import('./start-app-check')).startAppCheck(app, settings.appCheck)
    : () => false;
  return {
    save: async (collection, id, record) => {
      try {
        await setDoc(doc(firestore, collection, id), record);
      } catch (reason) {
        // Who could not prove where the record comes from may be able to later.
        if (!isFinal(reason) || isUnproved()) throw reason;
        throw new RefusedError(reason instanceof Error ? reason.message : '', { cause: reason });
      }
    },
    upload: (file, options) => uploadFile(storage, file, options),
  };
};
