import { formFile } from '../../../src/schema/config-files';
import { referenceSign, referenceStamp } from '../../../src/schema/reference';
import { valueAt } from '../../../src/schema/values/paths';
import { kindOf } from '../../config-values/fitting-rules';
import { groupOf, listOf, textAt, textOf, type Values } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { nearest } from '../../problems/nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { linkSign } from './check-opt-in';
import {
  type Field,
  fieldNamed,
  formParts,
  namesOf,
  noSuchField,
  rulesOf,
  wrongField,
} from './form/form-parts';
import { foundIf, listedTwice } from './found';

/** What is said of the mails of a form, and what these need to know of it. */
type Entry = {
  path: string;
  entries: Record<string, unknown>;
  form: string;
  fields: readonly Field[];
  /** The names of fields with the rule for e-mail addresses. */
  checked: ReadonlySet<string>;
  hasWaitingList: boolean;
  /** The form gives its sender a number. */
  hasReference: boolean;
};

const wrongFields = ({ path, entries, fields }: Entry): Finding[] =>
  listOf(entries.fields).flatMap((name, index) =>
    noSuchField({ path: `${path}.fields[${index}]`, name }, namesOf(fields), { fields }),
  );

/** The name of a field that holds the address of a mail. */
const wrongAddress = (
  { path, entries, fields }: Entry,
  key: string,
  suits: (field: Field) => boolean,
): Finding[] => {
  const at = { path: `${path}.${key}`, name: textAt(entries, key) };
  const found = wrongField(at, { holds: 'an e-mail address', suits }, { fields });
  return found.map((finding) => ({ ...finding, certain: false }));
};

/** The name after a { that nothing closes, up to the end of its word. */
const unclosed = /\{\s*([^\s{}]+)(?![^{]*\})/;

/** Names in { } that `known` lacks, which are replaced by what the visitor chose or wrote. */
const wrongPlaceholder = (
  { path: at, entries, form, fields }: Entry,
  key: string,
  known: readonly string[],
): Finding[] => {
  const [path, words] = [`${at}.${key}`, textAt(entries, key) ?? ''];
  const [found] = [...words.matchAll(/\{([^{}]*)\}|[{}]/g)].filter(
    ([, name]) => name === undefined || !known.includes(name),
  );
  if (!found) return [];
  const [sign, name = ''] = unclosed.exec(words) ?? found;
  const allowed = known.map((each) => `{${each}}`).join(', ') || undefined;
  const parts = { form, found: `“${sign}”` };
  if (fieldNamed(found[1], fields))
    return [{ error: 'ownWordsInConfirmation', path, parts, allowed }];
  const meant = nearest(name, known)?.word;
  const suggestion = meant && inQuotes(words.replace(sign, () => `{${meant}}`));
  return [{ error: 'noSuchMailPlaceholder', path, parts, allowed, ...becomes(suggestion) }];
};

const wrongSubject = (entry: Entry): Finding[] =>
  wrongPlaceholder(entry, 'subject', namesOf(entry.fields));

const isForAddress = (field: Field) => kindOf(field)?.fits?.meant === 'email';

const wrongReply = (entry: Entry): Finding[] => wrongAddress(entry, 'replyTo', isForAddress);

/** The mail to whoever sent the form: to whom, and with which of their values. */
const wrongConfirmation = (entry: Entry): Finding[] => {
  const { entries, fields, checked } = entry;
  if (entries.confirmation === undefined) return [];
  const { optIn, waiting, ...mail } = groupOf(entries.confirmation);
  const key = 'confirmation';
  const closed = namesOf(
    fields.filter((each) => kindOf(each)?.closed && each.entries.other === undefined),
  );
  const shown = [
    'subject',
    ...listOf(mail.text).map((_, index) => `text[${index}]`),
    'waiting.subject',
    ...listOf(groupOf(waiting).text).map((_, index) => `waiting.text[${index}]`),
  ];
  const known = entry.hasReference ? [...closed, referenceSign] : closed;
  return [
    ...wrongAddress(
      entry,
      `${key}.field`,
      (field) => isForAddress(field) || checked.has(field.name ?? ''),
    ),
    ...shown.flatMap((text) => {
      const at = `${key}.${text}`;
      const isLinked = optIn !== undefined || textAt(entries, at)?.includes(linkSign);
      return wrongPlaceholder(entry, at, isLinked ? [...known, 'link'] : known);
    }),
    ...foundIf(entry.hasWaitingList && waiting === undefined, {
      error: 'confirmedThoughWaiting',
      path: `${entry.path}.${key}`,
      at: 'key',
    }),
  ];
};

/** What the mails of a form need to know of it; of one that is missing, or cannot be read, nothing is. */
const entryOf = (path: string, entries: Entry['entries'], values: Values): Entry | undefined => {
  const form = textOf(entries.form) ?? '';
  const written = values.get(formFile(form));
  if (written === undefined) return undefined;
  const definition = groupOf(written);
  const checked = rulesOf(definition)
    .filter(({ check, entries: { when } }) => check === 'email' && when === undefined)
    .flatMap(({ field }) => field ?? []);
  return {
    ...{ path, form, entries, fields: formParts(definition).fields },
    checked: new Set(checked),
    hasWaitingList: valueAt(definition, 'outcome.waiting') !== undefined,
    hasReference: referenceStamp(groupOf(valueAt(definition, 'record.stamps'))) !== undefined,
  };
};

/** What config/notifications.ts says of forms. A missing form is reported with all other references to forms. */
export const checkNotifications = (
  value: unknown,
  { values }: Pick<CheckedSite, 'values'>,
): Finding[] => {
  const forms = listOf(groupOf(value).forms).map((form, index) => {
    return { entries: groupOf(form), path: `forms[${index}]` };
  });
  const named = forms.map(({ entries, path }) => {
    return { name: textOf(entries.form), path: `${path}.form`, entry: path };
  });
  return [
    ...listedTwice(named),
    ...forms.flatMap(({ entries, path }): Finding[] => {
      const addresses = listOf(entries.to).map((address, place) => {
        return { name: textOf(address)?.toLowerCase(), path: `${path}.to[${place}]` };
      });
      const entry = entryOf(path, entries, values);
      const ofForm = entry
        ? [wrongFields, wrongSubject, wrongReply, wrongConfirmation].flatMap((of) => of(entry))
        : [];
      return [...listedTwice(addresses), ...ofForm];
    }),
  ];
};
