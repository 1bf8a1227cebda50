import { isSame } from '../../../../src/schema/values/same-value';
import { groupOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { needless } from '../found';
import { checkConditions } from './check-conditions';
import { conditionsOfRules, type Field, fieldNamed, type Rule } from './form-parts';

/** Conditions that show the field of their rule anyway. */
const superfluous = (rule: Rule, fields: readonly Field[]): Finding[] => {
  const field = fieldNamed(rule.field, fields);
  const { when } = rule.entries;
  if (!field || when === undefined) return [];
  const whole = `${rule.path}.when`;
  const told = (path: string) =>
    needless('ruleConditionSuperfluous', path, { at: path === whole ? 'key' : undefined });
  if (isSame(when, field.entries.showWhen)) return [told(whole)];
  if (groupOf(when).any !== undefined) return [];
  const all = conditionsOfRules([rule], fields);
  const known = all.filter(({ entries }) =>
    field.when.some((shownBy) => isSame(shownBy.entries, entries)),
  );
  return known.length === all.length ? [told(whole)] : known.map(({ path }) => told(path));
};

/** Conditions of rules that can never hold, or need not be written. */
export const checkRuleConditions = (rules: readonly Rule[], fields: readonly Field[]): Finding[] =>
  rules.flatMap((rule) => {
    const conditions = conditionsOfRules([rule], fields);
    const wrong = checkConditions({ fields, conditions, notes: [] });
    if (wrong.length === 0) return superfluous(rule, fields);
    // A rule may ask of any field, wherever it stands.
    return wrong.map((finding) =>
      finding.error === 'conditionWithoutField' ? { ...finding, error: 'noSuchField' } : finding,
    );
  });
