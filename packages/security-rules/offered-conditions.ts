import { timedOptions } from '../../src/fields/offered';
import type { FieldDefinition } from '../../src/fields/registry';
import { sendingTime } from '../../src/rules/opening-hours';
import { rulesList } from './rules-language';

/** The values of options by the same moment. */
const byMoment = (pairs: readonly (readonly [moment: number | undefined, value: string])[]) => {
  const groups = new Map<number, string[]>();
  for (const [moment, value] of pairs) {
    if (moment !== undefined) groups.set(moment, [...(groups.get(moment) ?? []), value]);
  }
  return [...groups];
};

/** That what is chosen could be chosen when the record was sent; none for options of any time. */
export const offeredConditions = (
  field: FieldDefinition,
  value: string,
  sent: string,
): string[] => {
  const options = timedOptions(field);
  const isNoneOf = (values: readonly string[]) =>
    field.kind === 'checkboxes'
      ? `!${value}.hasAny(${rulesList(values)})`
      : `!(${value} in ${rulesList(values)})`;
  const begins = byMoment(options.map((option) => [option.begins, option.value]));
  const ends = byMoment(options.map((option) => [option.ends, option.value]));
  return [
    ...begins.map(([moment, values]) => `(${sent} >= ${moment} || ${isNoneOf(values)})`),
    ...ends.map(([moment, values]) => `(${sent} < ${moment + sendingTime} || ${isNoneOf(values)})`),
  ];
};
