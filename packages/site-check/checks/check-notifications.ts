import { formFile, notificationsFile } from '../../../src/schema/config-files';
import { referenceSign, referenceStamp } from '../../../src/schema/reference';
import { kindOf } from '../../config-values/fitting-rules';
import { groupOf, listOf, textOf, type Values } from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import { nearest } from '../../problems/nearest/nearest';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';
import { linkSign } from './check-opt-in';
import { type Field, formParts, namesOf, rulesOf } from './form/form-parts';
import { twice } from './twice';

const file = notificationsFile;

type Entry = {
  path: string;
  form: string;
  entries: Record<string, unknown>;
  fields: readonly Field[];
  /** The names of fields with the rule for e-mail addresses. */
  checked: ReadonlySet<string>;
  hasWaitingList: boolean;
  /** The form gives its sender a number. */
  hasReference: boolean;
};

const texts = (list: unknown) => listOf(list).map(textOf);

const wrongFields = ({ path, form, entries, fields }: Entry): Finding[] =>
  texts(entries.fields).flatMap((name, index): Finding[] => {
    const known = namesOf(fields);
    if (name === undefined || known.includes(name)) return [];
    const at = `${path}.fields[${index}]`;
    return [{ error: 'noSuchMailField', path: at, parts: { form }, ...meantBy(name, known) }];
  });

/** The name after a { that nothing closes, up to the end of its word. */
const unclosed = /\{\s*([^\s{}]+)(?![^{]*\})/;

type Address = Pick<Entry, 'path' | 'form' | 'fields'> & {
  addresses: string[];
  /** Where the form has that field. */
  error: 'replyToNoAddress' | 'confirmationToNoAddress';
};

const wrongAddress = (
  name: string,
  { path, form, fields, addresses, error }: Address,
): Finding[] => {
  const isField = namesOf(fields).includes(name);
  const [only, ...others] = addresses;
  const meant = isField && others.length === 0 && only !== undefined ? only : name;
  const likely = { ...meantBy(meant, addresses), certain: false };
  return [{ error: isField ? error : 'noSuchMailField', path, parts: { form }, ...likely }];
};

type Words = { path: string; words: string | undefined };

/** Names in { } that `known` lacks, which are replaced by what the visitor chose or wrote. */
const wrongPlaceholder = (
  { form, fields }: Entry,
  { path, words = '' }: Words,
  known: readonly string[],
): Finding[] => {
  const [found] = [...words.matchAll(/\{([^{}]*)\}|[{}]/g)].filter(
    ([, name]) => name === undefined || !known.includes(name),
  );
  if (!found) return [];
  const [sign, name = ''] = unclosed.exec(words) ?? found;
  const allowed = known.map((each) => `{${each}}`).join(', ') || undefined;
  const isOwnWords = found[1] !== undefined && namesOf(fields).includes(found[1]);
  if (isOwnWords) {
    return [{ error: 'ownWordsInConfirmation', path, parts: { found: `“${sign}”` }, allowed }];
  }
  const meant = nearest(name, known)?.word;
  const suggestion = meant && inQuotes(words.replace(sign, () => `{${meant}}`));
  const parts = { form, found: `“${sign}”` };
  return [{ error: 'noSuchMailPlaceholder', path, parts, allowed, ...becomes(suggestion) }];
};

const wrongSubject = (entry: Entry): Finding[] => {
  const words = textOf(entry.entries.subject);
  return wrongPlaceholder(entry, { path: `${entry.path}.subject`, words }, namesOf(entry.fields));
};

const isForAddress = (field: Field) => kindOf(field)?.fits?.meant === 'email';

/** The mail to whoever sent the form: to whom, and with which of their values. */
const wrongConfirmation = (entry: Entry): Finding[] => {
  const { path, form, entries, fields, checked } = entry;
  if (entries.confirmation === undefined) return [];
  const { field, subject, text, optIn, waiting } = groupOf(entries.confirmation);
  const whileWaiting = groupOf(waiting);
  const name = textOf(field);
  const at = `${path}.confirmation`;
  const addresses = namesOf(
    fields.filter((each) => isForAddress(each) || checked.has(each.name ?? '')),
  );
  const closed = namesOf(
    fields.filter((each) => kindOf(each)?.closed && each.entries.other === undefined),
  );
  const shownTexts = [
    { path: `${at}.subject`, words: textOf(subject) },
    ...texts(text).map((words, index) => ({ path: `${at}.text[${index}]`, words })),
    { path: `${at}.waiting.subject`, words: textOf(whileWaiting.subject) },
    ...texts(whileWaiting.text).map((words, index) => ({
      path: `${at}.waiting.text[${index}]`,
      words,
    })),
  ];
  return [
    ...(name === undefined || addresses.includes(name)
      ? []
      : wrongAddress(name, {
          path: `${at}.field`,
          form,
          addresses,
          fields,
          error: 'confirmationToNoAddress',
        })),
    ...shownTexts.flatMap((each) => {
      const isLinked = optIn !== undefined || each.words?.includes(linkSign);
      const known = entry.hasReference ? [...closed, referenceSign] : closed;
      return wrongPlaceholder(entry, each, isLinked ? [...known, 'link'] : known);
    }),
    ...(entry.hasWaitingList && waiting === undefined
      ? [{ error: 'confirmedThoughWaiting', path: at, at: 'key' } as const]
      : []),
  ];
};

const wrongReply = ({ path, form, entries, fields }: Entry): Finding[] => {
  const name = textOf(entries.replyTo);
  if (name === undefined) return [];
  const at = `${path}.replyTo`;
  const addresses = namesOf(fields.filter(isForAddress));
  if (addresses.includes(name)) return [];
  return wrongAddress(name, { path: at, form, addresses, fields, error: 'replyToNoAddress' });
};

/**
 * References from config/notifications.ts to forms. A missing form is reported with all other
 * references to forms; fields of an unreadable form are not checked.
 */
export const checkNotifications = (values: Values): FileFinding[] => {
  const forms = listOf(groupOf(values.get(file)).forms).map(groupOf);
  const names = forms.map(({ form }) => textOf(form));
  const found = [
    ...twice(
      'doubledNotification',
      names.map((name, index) => {
        const path = `forms[${index}]`;
        return { name, path: `${path}.form`, fix: { remove: path } };
      }),
    ),
    ...forms.flatMap((entries, index): Finding[] => {
      const path = `forms[${index}]`;
      const sent = twice(
        'doubledRecipient',
        texts(entries.to).map((address, place) => {
          const at = `${path}.to[${place}]`;
          return { name: address?.toLowerCase(), path: at, fix: { remove: at } };
        }),
      );
      const form = names[index];
      const definition = form === undefined ? undefined : values.get(formFile(form));
      if (form === undefined || definition === undefined) return sent;
      const { fields } = formParts(groupOf(definition));
      const rules = rulesOf(groupOf(definition)).filter(
        ({ check, entries: { when } }) => check === 'email' && when === undefined,
      );
      const checked = new Set(rules.flatMap(({ field }) => field ?? []));
      const { waiting } = groupOf(groupOf(definition).outcome);
      const hasWaitingList = waiting !== undefined;
      const stamps = groupOf(groupOf(groupOf(definition).record).stamps);
      const hasReference = referenceStamp(stamps) !== undefined;
      const entry = { path, form, entries, fields, checked, hasWaitingList, hasReference };
      return [
        ...sent,
        ...wrongFields(entry),
        ...wrongSubject(entry),
        ...wrongReply(entry),
        ...wrongConfirmation(entry),
      ];
    }),
  ];
  return found.map((finding) => ({ file, ...finding }));
};
