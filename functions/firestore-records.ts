import type { Records } from '../tools/notifications/delivery/desk';
import type { Database } from './firestore-delivery-store';

/** What the forms have stored. */
export const createFirestoreRecords = (database: Database): Records => ({
  read: async (collection, id) => {
    const document = await database.collection(collection).doc(id).get();
    const values = document.data();
    if (!values) return undefined;
    return { id, values, createdAt: document.createTime?.toMillis() ?? Date.now() };
  },
});
