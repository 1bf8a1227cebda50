/**
 * The embedded backend: what the Firebase SDK asks of Firestore and Storage, answered from plain files, with the site's
 * own security rules enforced. The same process sends the mails, and shows at /__local/ what was stored.
 */
export type { LocalFirebaseOptions } from './local-firebase';
export { localFirebasePlugin } from './local-firebase-plugin';
/** Places that messages take: how many are taken, which become free, which somebody on a waiting list gets. */
export * as countedPlaces from './messages/counted-places';
export { openLocalMessageStore } from './messages/local-message-store';
export type {
  Collected,
  DeletedMessage,
  Found,
  Message,
  MessageStore,
  Moved,
  MovedMessage,
  Order,
  Outside,
} from './messages/message-store';
export { writeExport } from './messages/write-export';
export { openSiteBackend } from './site-backend';
export { type JsonRecord, plainFields, typedFields } from './store/json';

/** What sends mails, for who wants some: it is loaded only then. */
export const loadLocalMail = () => import('./mails/start-local-mail');
