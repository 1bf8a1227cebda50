import { string } from 'yup';
import { characterCount } from '../contract/character-count';
import { mostCharacters } from '../fields/most-characters';
import type { FieldDefinition } from '../fields/registry';
import { passes } from '../rules/passes';
import type { RuleDefinition } from '../rules/rule-contract';

/** What is wrong with a value by its field alone: a control lets no visitor come to that. */
const outOfBounds = (field: FieldDefinition, value: string): string | undefined => {
  if ('options' in field) {
    // A visitor may leave the choice open, unless a rule forbids it.
    const known = value === '' || field.options.some((option) => option.value === value);
    return known ? undefined : 'Please choose one of the options';
  }
  const most = mostCharacters(field);
  return characterCount(value) > most
    ? `Please shorten this to ${most} characters at most`
    : undefined;
};

/**
 * The text of one field: what its kind and its limits let through, then `rules` in their order. It
 * is one test, since yup promises no order among tests. An error's type is the index of the rule
 * that speaks.
 */
export const fieldSchema = (field: FieldDefinition, rules: RuleDefinition[]) =>
  string()
    .defined()
    .test('field', (value, { createError }) => {
      const bounds = outOfBounds(field, value);
      const broken = bounds === undefined ? rules.findIndex((rule) => !passes(rule, value)) : 0;
      const message = rules[broken]?.message ?? bounds;
      return message === undefined || createError({ message, type: String(broken) });
    });
