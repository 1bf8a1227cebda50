import { asksOf, ruleNames } from '../../../../src/rules/predicates';
import type { RuleName } from '../../../../src/rules/schemas';
import { becomes, type Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import type { Field } from './form-parts';
import { sortOfField } from './held-values';
import { kindOf } from './kind-of';
import { isKnownCheck } from './rule-passes';
import { limitingKey, type Rule } from './rules-of';

/** A rule that cannot be asked of what its field holds; `above` are the rules of that field above. */
export const ruleForSort = (rule: Rule, field: Field, above: readonly Rule[]): Finding[] => {
  const { check, path } = rule;
  const sort = sortOfField(field);
  if (sort === undefined || !isKnownCheck(check)) return [];
  const own = kindOf(field)?.asked;
  const isAsked = (name: RuleName) =>
    own ? own[sort]?.includes(name) : asksOf(name).includes(sort);
  if (isAsked(check)) return [];
  const limits = limitingKey(check)?.limits;
  // A limit of letters is one of amounts there, under another name, which is the editor's to write.
  const counted =
    limits && ruleNames.find((name) => isAsked(name) && limitingKey(name)?.limits === limits);
  const meant = counted ?? ruleNames.find(isAsked) ?? 'required';
  const isThere = above.some((other) => other.check === meant);
  const suggestion = inQuotes(meant);
  return [
    {
      error: own ? 'ruleForFile' : 'ruleForSort',
      path: `${path}.check`,
      ...(counted ? { suggestion } : becomes(suggestion)),
      ...(isThere && { fix: { remove: path } }),
      certain: check === 'required' && sort === 'flag' && !isThere,
    },
  ];
};
