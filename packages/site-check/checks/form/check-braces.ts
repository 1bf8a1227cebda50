import { referenceSign, referenceStamp } from '../../../../src/schema/reference';
import { groupOf, listOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { type Field, fieldsWithin, isOfFields, namesOf } from './form-parts';

/** Thanks that say the number of the sender, of a form that gives none. */
const withoutReference = (form: Record<string, unknown>): Finding[] => {
  const { stamps } = groupOf(form.record);
  if (stamps === undefined || referenceStamp(groupOf(stamps)) !== undefined) return [];
  const { saved, waiting } = groupOf(form.outcome);
  const byAnswer = listOf(groupOf(saved).byAnswer).map((entry, at) => ({
    path: `outcome.saved.byAnswer[${at}].toast`,
    entry,
  }));
  const thanks = [
    { path: 'outcome.saved.toast', entry: saved },
    ...byAnswer,
    { path: 'outcome.waiting.toast', entry: waiting },
  ];
  return thanks
    .filter(({ entry }) => textOf(groupOf(entry).toast)?.includes(`{${referenceSign}}`))
    .map(({ path }): Finding => ({
      error: 'noReferenceStored',
      path,
      see: { path: 'record.stamps' },
    }));
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
  const { goTo } = groupOf(groupOf(form.outcome).saved);
  const [sign] = textOf(goTo)?.match(signs) ?? [];
  return [
    ...withoutReference(form),
    ...stays('outcome.saved.goTo', sign),
    ...startsWithName(fields),
  ];
};
