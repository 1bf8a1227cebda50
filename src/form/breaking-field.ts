import type { Value } from '../contract/record';
import type { FieldDefinition } from '../fields/registry';
import { asksOf, passes } from '../rules/passes';
import type { RuleDefinition } from '../rules/rule-contract';

type Start = { kind: 'text' | 'date' | 'number' | 'checkbox'; initial: Value };

/** What a hurried visitor sends, the likelier first; one of these breaks every rule. */
const hasty: Record<string, Start[]> = {
  text: [
    { kind: 'text', initial: '?' },
    { kind: 'text', initial: '' },
    { kind: 'text', initial: 'far too long for this' },
  ],
  date: [
    { kind: 'date', initial: '2000-01-01' },
    { kind: 'date', initial: '2100-01-01' },
  ],
  number: [
    { kind: 'number', initial: -1 },
    { kind: 'number', initial: 1000 },
  ],
  flag: [{ kind: 'checkbox', initial: false }],
};

/** A field that breaks the rule as it stands, for examples of rules. */
export const breakingField = (
  rule: RuleDefinition,
  words: { label: string; hint?: string },
): FieldDefinition => {
  const sort = 'date' in rule ? 'date' : (asksOf(rule.check)[0] ?? 'text');
  const surroundings = { values: {}, today: '2026-11-21' };
  const start = hasty[sort]?.find(({ initial }) => !passes(rule, initial, surroundings));
  const field = { name: rule.field, ...words, ...start };
  return (
    field.kind === 'text' || field.kind === 'checkbox' ? field : { ...field, refusal: rule.message }
  ) as FieldDefinition;
};
