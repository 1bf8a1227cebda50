import { stampOfMoment, stampOfToday } from '../../../../src/form/form-fields';
import type { StampKind } from '../../../../src/schema/record';
import { groupOf, textOf } from '../../../config-values/values';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { foundIf } from '../found';
import { keysTogether } from '../keys-together';
import { type Field, namesOf, onlyOne, type Rule, whereElse } from './form-parts';

const wrongDay = ({ path, entries }: Rule, fields: readonly Field[]): Finding[] => {
  const name = textOf(entries.day);
  const field = fields.find((each) => each.name === name);
  if (name === undefined || field?.kind === 'date' || (field && !field.kind)) return [];
  const at = `${path}.day`;
  const days = namesOf(fields.filter(({ kind }) => kind === 'date'));
  if (!field) {
    const wrong = { ...meantBy(name, days), ...whereElse(name, fields) };
    return [{ error: 'ruleWithoutField', path: at, ...wrong }];
  }
  return [{ error: 'openingOnNoDay', path: at, ...becomes(onlyOne(days.map(inQuotes))) }];
};

/** Words for what is over, where nothing is. */
const unread = ({ path, entries }: Rule): Finding[] => [
  ...keysTogether(entries, path, [
    { error: 'overWithoutDay', key: 'past', without: 'day', at: 'key' },
  ]),
  ...foundIf(
    entries.past !== undefined && entries.day !== undefined && entries.timeZone === undefined,
    { error: 'overWithoutZone', path: `${path}.past`, at: 'key' },
  ),
];

/** Times to choose from, where no rule says which. */
const slotsWithoutRule = (fields: readonly Field[], rules: readonly Rule[]): Finding[] => {
  const ruled = rules.filter(({ check }) => check === 'opening-time').map(({ field }) => field);
  return fields
    .filter(({ kind, entries }) => kind === 'time' && entries.slots !== undefined)
    .filter(({ name }) => !ruled.includes(name))
    .map(({ path }) => ({ error: 'slotsWithoutRule', path: `${path}.slots`, at: 'key' }));
};

/**
 * Rules of opening hours: of days and times that are past the server needs the day, and the moment, at which the
 * form is sent.
 */
export const checkOpening = (
  form: Record<string, unknown>,
  rules: readonly Rule[],
  fields: readonly Field[],
): Finding[] => {
  const stamps = groupOf(groupOf(form.record).stamps) as Record<string, StampKind>;
  const enforced = rules.filter(({ entries }) => entries.clientOnly !== true);
  const isStored = form.record !== undefined;
  const days = enforced.filter(({ check }) => check === 'opening-day');
  const times = enforced.filter(
    ({ check, entries: { day, timeZone } }) =>
      check === 'opening-time' && day !== undefined && timeZone !== undefined,
  );
  const lacking = (error: Finding['error'], of: readonly Rule[]) =>
    of.slice(0, 1).map(({ path }): Finding => ({
      error,
      path: `${path}.check`,
      see: { path: 'record.stamps' },
    }));
  return [
    ...(isStored && stampOfToday(stamps) === undefined ? lacking('noDayStored', days) : []),
    ...(isStored && stampOfMoment(stamps) === undefined ? lacking('noMomentStored', times) : []),
    ...slotsWithoutRule(fields, rules),
    ...rules
      .filter(({ check }) => check === 'opening-time')
      .flatMap((rule) => [...wrongDay(rule, fields), ...unread(rule)]),
  ];
};
