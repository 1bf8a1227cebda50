import { referenceSign, referenceStamp } from '../../../../src/schema/reference';
import { groupOf, listOf, textAt, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { foundIf } from '../found';
import { type Field, fieldsWithin, isOfFields, namesOf } from './form-parts';

/** Thanks that say the number of the sender, of a form that gives none. */
const withoutReference = (form: Record<string, unknown>): Finding[] => {
  const { stamps } = groupOf(form.record);
  if (stamps === undefined || referenceStamp(groupOf(stamps)) !== undefined) return [];
  const see = { path: 'record.stamps' };
  const byAnswer = listOf(groupOf(groupOf(form.outcome).saved).byAnswer).map(
    (_, at) => `outcome.saved.byAnswer[${at}].toast`,
  );
  return ['outcome.saved.toast', ...byAnswer, 'outcome.waiting.toast'].flatMap((path) => {
    const isSaid = textAt(form, path)?.includes(`{${referenceSign}}`);
    return foundIf(isSaid, { error: 'noReferenceStored', path, see });
  });
};

const stays = (path: string, sign: string | undefined): Finding[] =>
  sign === undefined ? [] : [{ error: 'bracesStay', path, parts: { found: sign } }];

const signs = /\{(\w+)\}/g;

/** Starts that name a field: other words in braces may be meant as they are. */
const startsWithName = (fields: readonly Field[]): Finding[] => {
  const all = fields.flatMap((field) => [field, ...(isOfFields(field) ? fieldsWithin(field) : [])]);
  const names = [...namesOf(all), referenceSign];
  return all.flatMap(({ path, entries }) =>
    ['initial', 'afterSubmit'].flatMap((key) => {
      const found = [...(textOf(entries[key]) ?? '').matchAll(signs)];
      const [sign] = found.find(([, name = '']) => names.includes(name)) ?? [];
      return stays(`${path}.${key}`, sign);
    }),
  );
};

/** Names in braces where none is filled in, or for which there is nothing. */
export const checkBraces = (form: Record<string, unknown>, fields: readonly Field[]): Finding[] => {
  const path = 'outcome.saved.goTo';
  const [sign] = textAt(form, path)?.match(signs) ?? [];
  return [...withoutReference(form), ...stays(path, sign), ...startsWithName(fields)];
};
