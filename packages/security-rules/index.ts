/**
 * Forms, as config says them, to what the server accepts: firestore.rules and storage.rules. Pure: definitions in,
 * texts out.
 */
export { isSayable } from './rule-conditions';
export { firestoreRules } from './security-rules';
export { storageRules } from './storage-rules';
