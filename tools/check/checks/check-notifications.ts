import { groupOf, listOf, textOf, type Values } from '../../config-reader/values';
import { inQuotes, meantBy } from '../../nearest/meant-by';
import { nearest } from '../../nearest/nearest';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';
import { type Field, formParts, kindOf, namesOf } from './form/form-parts';
import { twice } from './twice';

const file = 'config/notifications.ts';

type Entry = {
  path: string;
  form: string;
  entries: Record<string, unknown>;
  fields: readonly Field[];
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

/** Names in { } in the subject, which are replaced by what the visitor wrote. */
const wrongPlaceholders = ({ path, form, entries, fields }: Entry): Finding[] => {
  const subject = textOf(entries.subject) ?? '';
  const known = namesOf(fields);
  const [found] = [...subject.matchAll(/\{([^{}]*)\}|[{}]/g)].filter(
    ([, name]) => name === undefined || !known.includes(name),
  );
  if (!found) return [];
  const [sign, name = ''] = unclosed.exec(subject) ?? found;
  const meant = nearest(name, known)?.word;
  const suggestion = meant && inQuotes(subject.replace(sign, () => `{${meant}}`));
  const parts = { form, found: `“${sign}”` };
  const allowed = known.map((each) => `{${each}}`).join(', ') || undefined;
  const at = `${path}.subject`;
  return [{ error: 'noSuchMailPlaceholder', path: at, parts, allowed, ...becomes(suggestion) }];
};

const wrongReply = ({ path, form, entries, fields }: Entry): Finding[] => {
  const name = textOf(entries.replyTo);
  if (name === undefined) return [];
  const at = `${path}.replyTo`;
  const addresses = namesOf(fields.filter((field) => kindOf(field)?.fits?.meant === 'email'));
  if (addresses.includes(name)) return [];
  const isField = namesOf(fields).includes(name);
  const [only, ...others] = addresses;
  const meant = isField && others.length === 0 && only !== undefined ? only : name;
  const error = isField ? 'replyToNoAddress' : 'noSuchMailField';
  const likely = { ...meantBy(meant, addresses), certain: false };
  return [{ error, path: at, parts: { form }, ...likely }];
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
      const definition = form === undefined ? undefined : values.get(`config/forms/${form}.ts`);
      if (form === undefined || definition === undefined) return sent;
      const { fields } = formParts(groupOf(definition));
      const entry = { path, form, entries, fields };
      return [...sent, ...wrongFields(entry), ...wrongPlaceholders(entry), ...wrongReply(entry)];
    }),
  ];
  return found.map((finding) => ({ file, ...finding }));
};
