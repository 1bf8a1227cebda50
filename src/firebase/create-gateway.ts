import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import type { Gateway, UploadOptions } from '../submission/gateway';
import type { FirebaseSettings } from './settings';

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

/** Records and files on the hosted project, or on the embedded backend at `host`. */
export const createGateway = ({ settings, host }: Place): Gateway => {
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
  return {
    save: (collection, id, record) => setDoc(doc(firestore, collection, id), record),
    upload: (file, options) => upload(storage, file, options),
  };
};

const upload = async (
  storage: FirebaseStorage,
  file: File,
  { path, onProgress, signal }: UploadOptions,
): Promise<string> => {
  signal.throwIfAborted();
  const target = ref(storage, path);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type || 'application/octet-stream',
  });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  try {
    await task;
    return await getDownloadURL(target);
  } finally {
    stop();
    signal.removeEventListener('abort', cancel);
  }
};
