import { mixed } from 'yup';
import type { ValueKind } from '../fields/kind-module';
import type { FieldDefinition } from '../fields/registry';
import { passes, type RuleContext } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import type { Value } from '../schema/record';

type Checked = { field: FieldDefinition; kind: ValueKind; rules: RuleDefinition[] };

/** An error message, and the index of its rule. */
type Problem = { message: string; place: number };

const errorOf = ({ field, kind, rules }: Checked): Problem => ({
  message: kind.errorMessage(field, rules[0]?.message),
  place: 0,
});

/**
 * What is wrong with a field's value in a record: first what its kind cannot hold, which few controls allow,
 * then `rules` in their order.
 */
export const problemOf = (
  { field, kind, rules }: Checked,
  value: Value,
  context?: RuleContext,
): Problem | undefined => {
  if (!kind.holds(field, value)) return errorOf({ field, kind, rules });
  const place = rules.findIndex((rule) => !passes(rule, value, context));
  const broken = rules[place];
  return broken && { message: broken.message, place };
};

/** Made once: each step of a schema copies it, which a long form would do for every field. */
const anything = mixed<NonNullable<Value>>().nullable();

/**
 * The schema of one field. A single test, since yup promises no order among tests. An error's type is the
 * index of the rule that failed. The context holds what else rules depend on.
 */
export const fieldSchema = (checked: Checked) =>
  anything.test('field', (value, { createError, options }) => {
    const { field, kind } = checked;
    const problem =
      kind.fits?.(field, value ?? null) === false
        ? errorOf(checked)
        : problemOf(checked, value ?? null, options.context as RuleContext | undefined);
    return !problem || createError({ message: problem.message, type: String(problem.place) });
  });
