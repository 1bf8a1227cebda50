import { firestoreRules } from './firestore-rules';
import { readForms } from './read-forms';
import { storageRules } from './storage-rules';

/** What both files of security rules must say, by name, for the forms in `root`, which are in order. */
export const rulesFiles = (root: string): Record<string, string> => {
  const forms = readForms(root);
  return { 'firestore.rules': firestoreRules(forms), 'storage.rules': storageRules(forms) };
};
