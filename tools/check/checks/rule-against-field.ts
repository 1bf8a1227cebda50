import { passes } from '../../../src/rules/passes';
import type { RuleDefinition } from '../../../src/rules/rule-contract';
import type { Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { groupOf, listOf, textOf } from '../read/values';
import type { Field } from './fields-of';

/** Of a field of this kind: the rule that is meant for it, and those that what belongs there fails. */
const rulesOfKinds = new Map(
  Object.entries({
    email: { meant: 'email', failed: ['digits', 'web-address'] },
    tel: { meant: 'digits', failed: ['email', 'web-address'] },
    select: { meant: 'required', failed: [] as string[] },
  }),
);

/** Whether one of the field's own options passes; of other fields nothing is known. */
const isOpen = (rule: Record<string, unknown>, options: string[]): boolean => {
  try {
    return options.length === 0 || options.some((option) => passes(rule as RuleDefinition, option));
  } catch {
    // A rule of a kind that there is not is told as such.
    return true;
  }
};

/** A rule that nothing passes that belongs into its field. */
export const ruleAgainstField = (
  rule: Record<string, unknown>,
  { kind = '', entries }: Field,
  path: string,
): Finding[] => {
  const { meant, failed } = rulesOfKinds.get(kind) ?? {};
  const check = textOf(rule.check) ?? '';
  const options = listOf(entries.options).flatMap((option) => textOf(groupOf(option).value) ?? []);
  const isLost = failed?.includes(check) || !isOpen(rule, options);
  if (meant === undefined || rule.whenFilled === true || !isLost) return [];
  const suggestion = inQuotes(meant);
  return [{ error: 'ruleAgainstField', path, suggestion, fix: { value: suggestion } }];
};
