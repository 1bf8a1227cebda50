import type { ValueKind } from '../fields/kind-module';
import type { FieldDefinition } from '../fields/registry';
import { messageOf, passes, type RuleContext } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import type { Value } from '../schema/record';

export type Checked = { field: FieldDefinition; kind: ValueKind; rules: RuleDefinition[] };

/** An error message, and the index of its rule. */
type Problem = { message: string; place: number };

/** That the kind does not hold or fit the value. */
export const errorOf = ({ field, kind, rules }: Checked, value: Value): Problem => ({
  message: kind.errorMessage(field, rules[0]?.message, value),
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
  if (!kind.holds(field, value, rules)) return errorOf({ field, kind, rules }, value);
  const place = rules.findIndex((rule) => !passes(rule, value, context));
  const broken = rules[place];
  return broken && { message: messageOf(broken, value, context), place };
};
