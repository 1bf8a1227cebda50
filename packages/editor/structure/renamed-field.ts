import { formNameOf, notificationsFile } from '../../../src/schema/config-files';
import type { Change, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, keyOf, parentOf, stepsOf, valueAt } from '../../../src/schema/values/paths';
import type { Files } from './list-at';

/** What names a field has to change with its name, in the same step. */

type Renamed = { file: string; was: string; value: string };

const set = ({ file, value }: Renamed, path: string, was: string): Change => ({
  do: 'set',
  file,
  path,
  value,
  was,
});

/** Of a rule, a condition and a mail: keys with the name of a field. */
const naming = new Set(['field', 'other', 'replyTo']);
/** Lists of names: of a record and of a mail. */
const listing = new Set(['order', 'fields']);

/** Each place below `path` that names the field; a repeated group has fields of its own. */
const namesBelow = (renamed: Renamed, value: unknown, path: string): Change[] => {
  if (typeof value === 'string') {
    const list = keyOf(path) === '' ? '' : keyOf(parentOf(path));
    const isNamed = naming.has(keyOf(path)) || (/\]$/.test(path) && listing.has(list));
    return isNamed && value === renamed.was ? [set(renamed, path, value)] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) => namesBelow(renamed, each, joinPath(path, at)));
  }
  if (!isGroup(value)) return [];
  return Object.entries(value)
    .filter(([key]) => value.kind !== 'list' || key === 'showWhen')
    .flatMap(([key, each]) => namesBelow(renamed, each, joinPath(path, key)));
};

/** The repeated group around a field, whose rules stand in it. */
const listAround = (form: unknown, path: string): string | undefined => {
  const steps = stepsOf(path);
  for (let count = steps.length - 1; count > 0; count -= 1) {
    const at = steps
      .slice(0, count)
      .reduce((joined, step) => joinPath(joined, /^\d+$/.test(step) ? Number(step) : step), '');
    const value = valueAt(form, at);
    const isItself = at === parentOf(path);
    if (!isItself && isGroup(value) && value.kind === 'list') return at;
  }
  return undefined;
};

/** {Name} in the subject of a mail, and in what a mail to the sender says. */
const inWords = (renamed: Renamed, value: unknown, path: string): Change[] => {
  if (typeof value === 'string') {
    const shown = `{${renamed.was}}`;
    const next = { ...renamed, value: value.replaceAll(shown, () => `{${renamed.value}}`) };
    return value.includes(shown) ? [set(next, path, value)] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) => inWords(renamed, each, joinPath(path, at)));
  }
  if (!isGroup(value)) return [];
  return ['subject', 'text', 'confirmation'].flatMap((key) =>
    inWords(renamed, value[key], joinPath(path, key)),
  );
};

/** Mails about the form: their fields, whom they answer to, and {Name} in their words. */
const inMails = (renamed: Renamed, form: string, files: Files): Change[] => {
  const mails = valueAt(files[notificationsFile], 'forms');
  if (!Array.isArray(mails)) return [];
  return mails.flatMap((mail: unknown, at): Change[] => {
    if (!isGroup(mail) || mail.form !== form) return [];
    const path = joinPath('forms', at);
    const own = { ...renamed, file: notificationsFile };
    return [...namesBelow(own, mail, path), ...inWords(own, mail, path)];
  });
};

/** What else a change has to change; nothing where it gives no field another name. */
export const ofRenamedField = (change: Change, files: Files): Change[] => {
  if (change.do !== 'set' || keyOf(change.path) !== 'name') return [];
  const { file, path, was, value } = change;
  const form = formNameOf(file);
  if (form === undefined || typeof was !== 'string' || typeof value !== 'string') return [];
  const renamed = { file, was, value };
  const whole: unknown = files[file];
  const list = listAround(whole, path);
  if (list === undefined) {
    return [...namesBelow(renamed, whole, ''), ...inMails(renamed, form, files)];
  }
  const { fields, rules } = (valueAt(whole, list) ?? {}) as Record<string, Value>;
  return [
    ...namesBelow(renamed, fields, joinPath(list, 'fields')),
    ...namesBelow(renamed, rules, joinPath(list, 'rules')),
  ];
};
