import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';

export const bucket = 'demo-site.appspot.com';

/** The SDK as the site has it, connected to a backend; its retries end after five seconds. */
export const connectSdk = ({ port }: { port: number }) => {
  setLogLevel('silent');
  const app = initializeApp({ projectId: 'demo-site', apiKey: 'any', storageBucket: bucket });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, 'localhost', port);
  const storage = getStorage(app);
  connectStorageEmulator(storage, 'localhost', port);
  storage.maxUploadRetryTime = 5000;
  storage.maxOperationRetryTime = 5000;
  return { firestore, storage, close: () => deleteApp(app) };
};

export type Sdk = ReturnType<typeof connectSdk>;
