import { keysOfKind } from '../../../config-values/fitting-rules';
import { groupOf, textOf } from '../../../config-values/values';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { foundIf, nameTwice, needless } from '../found';
import { canPrefill } from './field-values';
import { type Field, formParts, noSuchOption } from './form-parts';

/** What browsers fill in of the visitor's own; an address is often forwarded, and kept in histories. */
const isPersonal = ({ kind = '', entries }: Field): boolean => {
  const autoComplete = textOf(entries.autoComplete);
  if (['email', 'tel', 'international-tel'].includes(kind)) return true;
  return autoComplete !== undefined && !['on', 'off'].includes(autoComplete);
};

const prefillOf = ({ entries }: Field) => textOf(entries.prefill);

const findingsOf = (field: Field): Finding[] => {
  if (field.entries.prefill === undefined) return [];
  const path = `${field.path}.prefill`;
  if (isPersonal(field)) return [needless('prefillOfPersonal', path, { at: 'key' })];
  const keys = keysOfKind(field);
  return foundIf(
    keys.length > 0 && !keys.includes('prefill'),
    needless('prefillOfKind', path, { at: 'key', parts: { kind: field.kind ?? '' } }),
  );
};

/** Fields that no link may fill in, and names that two fields share. */
export const checkPrefills = (fields: readonly Field[]): Finding[] => [
  ...fields.flatMap(findingsOf),
  ...nameTwice(
    'field',
    'prefill',
    fields.map((field) => ({ name: prefillOf(field), path: `${field.path}.prefill` })),
  ),
];

/** In a list, nobody could tell which entry is meant. */
export const checkPrefillsInList = (fields: readonly Field[]): Finding[] =>
  fields
    .filter(({ entries }) => entries.prefill !== undefined)
    .map(({ path }) => needless('prefillInList', `${path}.prefill`, { at: 'key' }));

const linkWith = (to: string, change: (query: URLSearchParams) => void): string => {
  const [, before = '', query = '', place = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(to) ?? [];
  const changed = new URLSearchParams(query);
  change(changed);
  return `${before}?${String(changed)}${place}`;
};

const renamed = (to: string, name: string, meant: string) =>
  linkWith(to, (query) => {
    const all = [...query];
    for (const [each] of all) query.delete(each);
    for (const [each, text] of all) query.append(each === name ? meant : each, text);
  });

const notHeld = (to: string, [name, text]: [string, string], field: Field) => {
  const [missing] = noSuchOption('', text, field);
  const parts = { name, word: inQuotes(text), field: textOf(field.entries.label) ?? name };
  const likely = missing?.suggestion?.slice(1, -1);
  const link = likely !== undefined && linkWith(to, (query) => query.set(name, likely));
  return {
    error: 'prefillNotHeld',
    parts,
    allowed: missing?.allowed,
    ...(link && becomes(inQuotes(link), missing?.certain)),
  } as const;
};

/**
 * What is wrong with the query of a link to a page with these forms. Where no field is filled in by links, nothing
 * is: the query may be meant for another script.
 */
export const checkQuery = (
  to: string,
  forms: readonly unknown[],
): Omit<Finding, 'path'> | undefined => {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(to) ?? [];
  const fields = forms.flatMap((form) => formParts(groupOf(form)).fields);
  const names = fields.flatMap((field) => prefillOf(field) ?? []);
  if (names.length === 0) return undefined;
  for (const [name, text] of new URLSearchParams(query)) {
    const own = fields.filter((field) => prefillOf(field) === name);
    if (own.length === 0 && !name.startsWith('utm_')) {
      const meant = meantBy(name, names, (word) => inQuotes(renamed(to, name, word)));
      const allowed = [...new Set(names)].join(', ');
      return { error: 'noSuchPrefill', ...meant, allowed, parts: { name } };
    }
    const wrong = own.find((field) => canPrefill(field, text) === false);
    if (wrong) return notHeld(to, [name, text], wrong);
  }
  return undefined;
};
