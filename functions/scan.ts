import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { askScanner } from './ask-scanner';
import { createScan, type ScanOutside, type ScanPlan } from './create-scan';

/** Defined by the deploy, from config. */
declare const __SCAN__: { plan: ScanPlan; bucket: string };

const { plan, bucket } = __SCAN__;

const start = (): ScanOutside => {
  initializeApp();
  const database = getFirestore();
  const files = getStorage().bucket(bucket);
  const recordOf = (collection: string, id: string) => database.collection(collection).doc(id);
  return {
    bucket,
    read: async (collection, id) => (await recordOf(collection, id).get()).data(),
    mark: (collection, id, marks) =>
      database.runTransaction(async (transaction) => {
        const document = recordOf(collection, id);
        if ((await transaction.get(document)).exists) transaction.update(document, marks);
      }),
    has: async (file) => (await files.file(file).exists())[0],
    scan: (file) => askScanner(process.env.SCAN_URL ?? '', files.file(file).createReadStream()),
  };
};

let started: ScanOutside | undefined;

/** Deployed as scan-<form>. */
export const scan = createScan(plan, () => (started ??= start()));
