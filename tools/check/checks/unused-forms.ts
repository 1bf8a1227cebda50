import type { FileFinding } from '../finding';
import type { Values } from '../read/values';
import { textsAt } from '../read/walk';
import { isFormAt } from './is-link-at';

const namedForms = textsAt(isFormAt);

/** Forms that nothing shows. `forms` and `holders` are the files of all forms, and those that may name one. */
export const unusedForms = (
  values: Values,
  { forms, holders }: { forms: string[]; holders: string[] },
): FileFinding[] => {
  // Nothing is known while one that may name it cannot be read.
  if (!holders.every((file) => values.has(file))) return [];
  const named = holders.flatMap((file) => namedForms(values.get(file)).map(({ text }) => text));
  // A name that no form has, which is told as such, may mean it.
  if (named.some((name) => !forms.includes(name))) return [];
  return forms
    .filter((name) => !named.includes(name))
    .map((name) => ({ file: `config/forms/${name}.ts`, error: 'unusedForm', path: 'title' }));
};
