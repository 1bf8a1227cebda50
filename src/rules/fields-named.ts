import type { Condition } from '../schema/condition';
import type { RuleDefinition } from './schemas';

/** Whether a rule asks for one of several fields; Vite writes it. */
const asksForOneOfSeveral = globalThis.__SITE__?.asksForOneOfSeveral ?? true;

/** The names of the fields on which a condition depends. */
export const fieldsIn = ({ field, any, all }: Condition): string[] => [
  ...(field === undefined ? [] : [field]),
  ...(any ?? all ?? []).map((each) => each.field),
];

/** The names of the other fields with which a rule compares its own; those of its condition are not among them. */
export const comparedIn = (rule: RuleDefinition): string[] => [
  ...('other' in rule && rule.other ? [rule.other] : []),
  ...('day' in rule && rule.day ? [rule.day] : []),
  ...(asksForOneOfSeveral && 'others' in rule ? rule.others : []),
];
