import type { SiteChange } from './changes-protocol';

/** What somebody has changed; security rules follow by themselves. */
export const ownChanges = (changes: readonly SiteChange[]): SiteChange[] =>
  changes.filter(({ of }) => of !== 'rules');

/** What changes are for, as far as their list says it. */
export const wordsOfChanges = (changes: readonly SiteChange[]): string => {
  const own = ownChanges(changes);
  const [first] = own;
  if (first && own.length === 1) return first.words;
  const all = own.length > 0 ? own : changes;
  const places = [...new Set(all.map(({ place }) => place.split(' → ')[0] ?? ''))];
  return places.length === 0 ? '' : `Changed: ${places.join(', ')}`;
};

/** A branch that the editor began by keeping: what is kept next joins it. */
export const isOwnBranch = (branch: string): boolean => /^edit[/-]\d{4}-\d\d-\d\d/.test(branch);
