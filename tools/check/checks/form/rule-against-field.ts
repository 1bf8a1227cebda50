import type { Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import { optionsOf, type Field } from './form-parts';
import { rulePasses } from './rule-passes';
import type { Rule } from './rules-of';

const onDays = ['not-before', 'not-after'];
const onAddresses = ['digits', 'email', 'web-address'];
const but = (rule: string) => [...onAddresses.filter((each) => each !== rule), ...onDays];

/** Of a field of this kind: the rule that is meant for it, and those that what belongs there fails. */
const rulesOfKinds = new Map(
  Object.entries({
    text: { meant: 'required', failed: onDays },
    textarea: { meant: 'required', failed: onDays },
    email: { meant: 'email', failed: but('email') },
    tel: { meant: 'digits', failed: but('digits') },
    url: { meant: 'web-address', failed: but('web-address') },
    date: { meant: 'required', failed: onAddresses },
    time: { meant: 'required', failed: [...onAddresses, ...onDays] },
    select: { meant: 'required', failed: onDays },
    radio: { meant: 'required', failed: onDays },
  }),
);

/** Whether one of the field's own options passes; of other fields nothing is known. */
const isOpen = ({ check, entries }: Rule, options: string[]): boolean =>
  options.length === 0 ||
  check === 'same-as' ||
  options.some((option) => rulePasses(entries, option) !== false);

/** A rule that nothing passes that belongs into its field. */
export const ruleAgainstField = (rule: Rule, field: Field): Finding[] => {
  const { meant, failed } = rulesOfKinds.get(field.kind ?? '') ?? {};
  const isLost = failed?.includes(rule.check ?? '') || !isOpen(rule, optionsOf(field));
  if (meant === undefined || rule.entries.whenFilled === true || !isLost) return [];
  const suggestion = inQuotes(meant);
  const path = `${rule.path}.check`;
  return [{ error: 'ruleAgainstField', path, suggestion, fix: { value: suggestion } }];
};
