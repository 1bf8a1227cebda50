import { everyRule, ruleSchemas } from '../../../../src/rules/schemas';
import type { Metadata } from '../../../../src/schema/metadata';
import { groupOf, listOf, textOf } from '../../read/values';

/** A rule of a form that may be broken. */
export type Rule = {
  path: string;
  field: string | undefined;
  check: string | undefined;
  entries: Record<string, unknown>;
};

export const rulesOf = (form: Record<string, unknown>): Rule[] =>
  listOf(form.rules).map((rule, index) => {
    const entries = groupOf(rule);
    const [field, check] = [textOf(entries.field), textOf(entries.check)];
    return { path: `rules[${index}]`, field, check, entries };
  });

const limiting = new Map(
  Object.entries(ruleSchemas).flatMap(([check, schema]) => {
    const { limits }: Metadata = schema.meta() ?? {};
    const [key] = Object.keys(schema.fields).filter(
      (name) => !(name in everyRule || name === 'check'),
    );
    return limits && key ? [[check, { limits, key }] as const] : [];
  }),
);

/** Whether a kind of rule says the least or the most that passes, and in which key. */
export const limitingKey = (check = '') => limiting.get(check);
