import { timedOptions } from '../../src/fields/offered';
import type { FieldDefinition } from '../../src/fields/registry';
import { sendingTime } from '../../src/rules/opening-hours';
import { rulesList, rulesMap } from './rules-language';

/** The values of options by the same moment. */
const byMoment = (pairs: readonly (readonly [moment: number | undefined, value: string])[]) => {
  const groups = new Map<number, string[]>();
  for (const [moment, value] of pairs) {
    if (moment !== undefined) groups.set(moment, [...(groups.get(moment) ?? []), value]);
  }
  return [...groups];
};

/** Later than any record is sent. */
const never = 1e15;

/** So many moments are asked one by one: of more, as of the dates of a series, a map costs the server less. */
const mostApart = 2;

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
  const isByMap = field.kind !== 'checkboxes' && ends.length > mostApart;
  const moments = options.flatMap(({ value: option, ends: moment }): [string, number][] =>
    moment === undefined ? [] : [[option, moment + sendingTime]],
  );
  return [
    ...begins.map(([moment, values]) => `(${sent} >= ${moment} || ${isNoneOf(values)})`),
    ...(isByMap ? [`${sent} < ${rulesMap(moments)}.get(${value}, ${never})`] : []),
    ...(isByMap ? [] : ends).map(
      ([moment, values]) => `(${sent} < ${moment + sendingTime} || ${isNoneOf(values)})`,
    ),
  ];
};
