import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getFirestore } from 'firebase-admin/firestore';
import { createOnce } from './create-once';
import { createRecordStore, type RecordDatabase, type RecordPlan } from './create-record-store';

/** Defined by the deploy, from config. */
declare const __RECORDS__: RecordPlan;

const start = (): RecordDatabase => {
  initializeApp();
  const database = getFirestore();
  return {
    create: (collection, id, record) => createOnce(database.collection(collection).doc(id), record),
    isProof: (proof) =>
      getAppCheck()
        .verifyToken(proof)
        .then(
          () => true,
          () => false,
        ),
  };
};

let started: RecordDatabase | undefined;

/** Deployed as records-store. */
export const store = createRecordStore(__RECORDS__, () => (started ??= start()));
