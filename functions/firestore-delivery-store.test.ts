/** @jest-environment node */
import { deliveryStoreCases } from '../packages/mails/testing/delivery-store-cases';
import { createFakeDatabase } from '../packages/mails/testing/fake-database';
import { createMemoryStore } from '../packages/mails/testing/memory-store';
import { createFirestoreDeliveryStore } from './firestore-delivery-store';

deliveryStoreCases('in memory', () => {
  const { store } = createMemoryStore();
  return Promise.resolve([store, store]);
});
deliveryStoreCases('in Firestore', () => {
  const { database } = createFakeDatabase();
  return Promise.resolve([
    createFirestoreDeliveryStore(database),
    createFirestoreDeliveryStore(database),
  ]);
});

test('in Firestore the mails of the hour are written only when they change', async () => {
  const { database, documents } = createFakeDatabase();
  const store = createFirestoreDeliveryStore(database);
  await store.changeSent((before) => [...before]);
  expect(documents.size).toBe(0);
  await store.changeSent(() => [{ at: 1, name: 'x' }]);
  const written = documents.get('_mail/sent');
  await store.changeSent((before) => before.filter(({ at }) => at > 0));
  expect(documents.get('_mail/sent')).toBe(written);
});
