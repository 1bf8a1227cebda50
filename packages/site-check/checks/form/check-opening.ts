import { stampOfMoment, stampOfToday } from '../../../../src/form/form-fields';
import type { StampKind } from '../../../../src/schema/record';
import { groupOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { foundIf, noEffect } from '../found';
import { type Field, isDay, type Rule, wrongField } from './form-parts';

const wrongDay = ({ path, entries }: Rule, fields: readonly Field[]): Finding[] =>
  wrongField(
    { path: `${path}.day`, name: entries.day },
    { holds: 'a day', suits: (field) => isDay(field) || field.kind === undefined },
    { fields },
  );

/** Words for what is over, where nothing is. */
const unread = ({ path, entries: { past, day, timeZone } }: Rule): Finding[] => {
  const at = `${path}.past`;
  if (past === undefined) return [];
  if (day === undefined) {
    return [noEffect(at, 'without “day”', 'write the name of the field with the day there')];
  }
  const zone = noEffect(at, 'without a time zone', 'write timeZone into config/site.ts');
  return foundIf(timeZone === undefined, zone);
};

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
