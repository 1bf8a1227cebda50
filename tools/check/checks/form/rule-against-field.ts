import { becomes, type Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import { optionsOf, type Field } from './form-parts';
import { kindOf } from './kind-of';
import { rulePasses } from './rule-passes';
import type { Rule } from './rules-of';

/** Whether one of the field's own options passes; of other fields nothing is known. */
const isOpen = ({ check, entries }: Rule, options: string[]): boolean =>
  options.length === 0 ||
  check === 'same-as' ||
  options.some((option) => rulePasses(entries, option) !== false);

/** A rule that nothing passes that belongs into its field. */
export const ruleAgainstField = (rule: Rule, field: Field): Finding[] => {
  const { meant, failed } = kindOf(field)?.fits ?? {};
  const isLost = failed?.includes(rule.check ?? '') || !isOpen(rule, optionsOf(field));
  if (meant === undefined || rule.entries.whenFilled === true || !isLost) return [];
  const path = `${rule.path}.check`;
  return [{ error: 'ruleAgainstField', path, ...becomes(inQuotes(meant)) }];
};
