import {
  collectionNameOf,
  formFile,
  formNameOf,
  notificationsFile,
} from '../../src/schema/config-files';
import { textsIn } from '../../src/schema/values/places-in';
import { groupOf, listOf, textOf, type Values } from '../config-values/values';

/** The forms and collections that a file names: `contact`, `practices`, or an entry, `practices/harbour`. */
const namedIn = (values: Values, file: string): string[] => {
  const names = new Set(
    textsIn(values.get(file)).flatMap((text) => [
      text,
      ...[...text.matchAll(/([\w-]+)\//g)].map(([, name = '']) => name),
    ]),
  );
  return [...values.keys()].filter((each) => {
    const name = formNameOf(each) ?? collectionNameOf(each);
    return name !== undefined && names.has(name);
  });
};

/** These files of config, and behind them the forms and collections that they name, and what those name. */
export const withNamed = (values: Values, files: readonly string[]): string[] => {
  const found = new Set(files);
  // A set is walked to its end, with what is added on the way.
  for (const file of found) for (const named of namedIn(values, file)) found.add(named);
  return [...found];
};

/** Where the mails of these files, as far as they are forms, are written in config/notifications.ts: `forms[0]`. */
export const mailsOf = (values: Values, files: readonly string[]): string[] =>
  listOf(groupOf(values.get(notificationsFile)).forms).flatMap((mail, index) =>
    files.includes(formFile(textOf(groupOf(mail).form) ?? '')) ? [`forms[${index}]`] : [],
  );
