import { asksOf } from '../../../../src/rules/passes';
import type { Sort } from '../../../../src/rules/rule';
import type { Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import type { Field } from './form-parts';
import { sortOfField } from './held-values';
import { isKnownCheck } from './rule-passes';
import type { Rule } from './rules-of';

/** What is asked of a field of this sort instead; a limit of letters is one of amounts there. */
const meantFor: Record<Sort, Record<string, string>> = {
  text: { min: 'min-length', max: 'max-length' },
  flag: {},
  number: { 'min-length': 'min', 'max-length': 'max', 'not-before': 'min', 'not-after': 'max' },
  list: { 'min-length': 'min', 'max-length': 'max' },
};

const mostOf: Record<Sort, string> = {
  text: 'required',
  flag: 'accepted',
  number: 'required',
  list: 'required',
};

/** What of a file, or of several, can be asked. */
const ofFiles: Partial<Record<Sort, string[]>> = {
  text: ['required'],
  list: ['required', 'min', 'max'],
};

/** A rule that cannot be asked of what its field holds; `above` are the rules of that field above. */
export const ruleForSort = (rule: Rule, field: Field, above: readonly Rule[]): Finding[] => {
  const { check, path } = rule;
  const sort = sortOfField(field);
  if (sort === undefined || !isKnownCheck(check)) return [];
  const isFile = field.kind === 'file';
  const isAsked = isFile ? ofFiles[sort]?.includes(check) : asksOf(check).includes(sort);
  if (isAsked) return [];
  const counted = meantFor[sort][check];
  const meant = counted ?? mostOf[sort];
  const error = isFile ? 'ruleForFile' : 'ruleForSort';
  const suggestion = inQuotes(meant);
  const isThere = above.some((other) => other.check === meant);
  // A limit under another name is the editor's to write.
  const value = counted === undefined ? { value: suggestion } : undefined;
  const fix = isThere ? { remove: path } : value;
  const certain = check === 'required' && sort === 'flag' && !isThere;
  return [{ error, path: `${path}.check`, suggestion, fix, certain }];
};
