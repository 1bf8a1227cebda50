import type { SiteForm } from './site-form';

/** What a form may be called, the surest first: two forms may have one title. */
const wordAliases: ((form: SiteForm) => string)[] = [
  ({ name }) => name,
  ({ collection }) => collection,
  ({ title }) => title,
];

/** The forms that `wanted` names; all where it is undefined. @throws {Error} that says which there are. */
export const chooseForms = (
  forms: readonly SiteForm[],
  wanted: string | undefined,
): readonly SiteForm[] => {
  if (wanted === undefined) return forms;
  const found = wordAliases
    .map((nameOf) => forms.filter((form) => nameOf(form).toLowerCase() === wanted.toLowerCase()))
    .find((each) => each.length > 0);
  if (found?.length === 1) return found;
  const known = forms
    .map(({ name, title, collection }) => `${name} (${title}, stored in ${collection})`)
    .join(', ');
  throw new Error(
    found
      ? `Several forms are called ${wanted}: name one by its first word. There are: ${known}.`
      : `There is no form ${wanted}. There are: ${known}.`,
  );
};
