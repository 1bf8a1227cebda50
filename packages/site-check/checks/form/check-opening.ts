import { stampOfMoment, stampOfToday } from '../../../../src/form/form-fields';
import type { StampKind } from '../../../../src/schema/record';
import { groupOf, textOf } from '../../../config-values/values';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { type Field, namesOf, type Rule, whereElse } from './form-parts';

const wrongDay = ({ check, path, entries }: Rule, fields: readonly Field[]): Finding[] => {
  const name = textOf(entries.day);
  if (check !== 'opening-time' || name === undefined) return [];
  const field = fields.find((each) => each.name === name);
  if (field?.kind === 'date' || (field && field.kind === undefined)) return [];
  const at = `${path}.day`;
  const days = namesOf(fields.filter(({ kind }) => kind === 'date'));
  if (!field) {
    const wrong = { ...meantBy(name, days), ...whereElse(name, fields) };
    return [{ error: 'ruleWithoutField', path: at, ...wrong }];
  }
  const meant = days.length === 1 ? days.map(inQuotes)[0] : undefined;
  return [
    {
      error: 'openingOnNoDay',
      path: at,
      ...(meant !== undefined && { suggestion: meant, fix: { value: meant } }),
    },
  ];
};

/** Words for what is over, where nothing is. */
const unread = ({ path, entries, check }: Rule): Finding[] => {
  const at = `${path}.past`;
  if (check !== 'opening-time' || entries.past === undefined) return [];
  if (entries.day === undefined) {
    return [{ error: 'overWithoutDay', path: at, at: 'key', fix: { remove: at } }];
  }
  return entries.timeZone === undefined ? [{ error: 'overWithoutZone', path: at, at: 'key' }] : [];
};

/** Times to choose from, where no rule says which. */
const slotsWithoutRule = (fields: readonly Field[], rules: readonly Rule[]): Finding[] =>
  fields
    .filter(
      ({ kind, name, entries }) =>
        kind === 'time' &&
        entries.slots !== undefined &&
        !rules.some(({ check, field }) => check === 'opening-time' && field === name),
    )
    .map(({ path }): Finding => ({
      error: 'slotsWithoutRule',
      path: `${path}.slots`,
      at: 'key',
    }));

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
    ...rules.flatMap((rule) => [...wrongDay(rule, fields), ...unread(rule)]),
  ];
};
