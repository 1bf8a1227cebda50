import { stampOfToday } from '../../../../src/form/form-fields';
import type { StampKind } from '../../../../src/schema/record';
import { groupOf, textOf } from '../../../config-reader/values';
import { inQuotes, meantBy } from '../../../nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { type Field, namesOf, type Rule } from './form-parts';

/** The field of a rule's day: it is there, and holds one. */
const wrongDay = ({ check, path, entries }: Rule, fields: readonly Field[]): Finding[] => {
  const name = textOf(entries.day);
  if (check !== 'opening-time' || name === undefined) return [];
  const field = fields.find((each) => each.name === name);
  if (field?.kind === 'date' || (field && field.kind === undefined)) return [];
  const at = `${path}.day`;
  const days = namesOf(fields.filter(({ kind }) => kind === 'date'));
  if (!field) return [{ error: 'ruleWithoutField', path: at, ...meantBy(name, days) }];
  const meant = days.length === 1 ? days.map(inQuotes)[0] : undefined;
  return [
    {
      error: 'openingOnNoDay',
      path: at,
      ...(meant !== undefined && { suggestion: meant, fix: { value: meant } }),
    },
  ];
};

/** Rules of opening hours: of days that are past the server needs the day on which the form is sent. */
export const checkOpening = (
  form: Record<string, unknown>,
  rules: readonly Rule[],
  fields: readonly Field[],
): Finding[] => {
  const stamps = groupOf(groupOf(form.record).stamps) as Record<string, StampKind>;
  const asked = rules.filter(
    ({ check, entries }) => check === 'opening-day' && entries.clientOnly !== true,
  );
  const lacking = asked
    .slice(0, form.record !== undefined && stampOfToday(stamps) === undefined ? 1 : 0)
    .map(({ path }): Finding => ({
      error: 'noDayStored',
      path: `${path}.check`,
      see: { path: 'record.stamps' },
    }));
  return [...lacking, ...rules.flatMap((rule) => wrongDay(rule, fields))];
};
