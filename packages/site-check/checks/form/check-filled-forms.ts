import { isFormFile } from '../../../../src/schema/config-files';
import { valueAt } from '../../../../src/schema/values/paths';
import { isSamePlace } from '../../../../src/schema/values/written-place';
import { groupOf, listOf, numberOf, textOf, type Values } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import type { FileFinding } from '../../../problems/problem';
import type { Collection } from '../../../resolved-site/entry';
import { entryOptionsIn, optionTexts } from '../../../resolved-site/entry-options';
import { namesOfEntries } from '../../../resolved-site/entry-words';
import { isFilledIn } from '../../../resolved-site/filled-forms';
import { seasonsIn } from '../../../resolved-site/filled-seasons';
import type { ResolvedConfig } from '../../../resolved-site/resolve-config';
import { checkChosen } from '../check-lists';
import { checkForm } from './check-form';

const names = /\{([a-z][A-Za-z0-9]*)(?:\.[A-Za-z0-9.]*)?\}/g;

type Form = { file: string; form: unknown };
type Asked = Form & { path: string };

/** More names would hide what is said of them. */
const mostNamed = 3;

/** Entries of which not one price is known, though theirs count or stand in what visitors read. */
const withoutPrice = (
  { file, path, form }: Asked,
  collection: Collection,
  { values, placeOf }: ResolvedConfig,
): FileFinding[] => {
  const written = groupOf(valueAt(form, path));
  const inLabel = [...optionTexts(written).label.matchAll(names)].some(
    ([, name]) => name === 'price',
  );
  const key = written.prices === true ? 'prices' : inLabel ? 'label' : undefined;
  if (key === undefined) return [];
  const places = listOf(valueAt(values.get(file), path)).map((_, at) =>
    placeOf({ file, path: `${path}[${at}]` }),
  );
  const lacking = collection.entries.filter(
    (entry) =>
      numberOf(entry.value.price) === undefined &&
      places.some((place) => isSamePlace(place, entry)),
  );
  const [first] = lacking;
  if (!first) return [];
  const said = lacking.map(
    ({ id, value }) =>
      `“${textOf(value.name) ?? id}” has ${listOf(value.prices).length > 0 ? 'several' : 'none'}`,
  );
  const more = said.length > mostNamed ? ` and ${said.length - mostNamed} more` : '';
  const entries = said.slice(0, mostNamed).join(', ') + more;
  const see = { file: first.file, path: first.path };
  return [{ file, error: 'optionWithoutPrice', path: `${path}.${key}`, parts: { entries }, see }];
};

/** Options that are made of no entry, or of texts that say nothing of theirs. */
const checkOptions = (
  { file, path, form }: Asked,
  resolved: ResolvedConfig,
  shared: readonly string[],
): FileFinding[] => {
  const { collections, values } = resolved;
  const written = groupOf(valueAt(form, path));
  const chosen = checkChosen({ key: 'from', group: written, collections }, { file, path });
  const { collection, findings } = chosen;
  if (!collection || findings.length > 0) return findings;
  const options = listOf(valueAt(values.get(file), path));
  const isEmpty = options.every((option) => groupOf(option).later === true);
  const known = namesOfEntries(collection);
  const texts = Object.entries(optionTexts(written)).flatMap(([key, text]): FileFinding[] => {
    const at = `${path}.${key}`;
    const placeholders = [...text.matchAll(names)].map(([, name = '']) => name);
    const unknown = placeholders.find((name) => !known.includes(name) && !shared.includes(name));
    if (unknown !== undefined) {
      const allowed = known.join(', ');
      const meant = meantBy(unknown, known, (word) => `'${text.replace(unknown, word)}'`);
      return [
        { file, error: 'optionUnknownName', path: at, parts: { name: unknown }, ...meant, allowed },
      ];
    }
    return placeholders.some((name) => known.includes(name))
      ? []
      : [{ file, error: 'optionsAlike', path: at }];
  });
  return [
    ...(isEmpty ? [{ file, error: 'noOptionsLeft', path } as const] : []),
    ...texts,
    ...withoutPrice({ file, path, form }, collection, resolved),
  ];
};

const storedApart = (
  { file, path, form }: Asked,
  { values }: ResolvedConfig,
  main: Values,
): FileFinding[] => {
  const { value } = groupOf(valueAt(form, path));
  const stored = (all: Values) =>
    listOf(valueAt(all.get(file), path)).map((option) => groupOf(option).value);
  const [own, others] = [stored(values), stored(main)];
  const isSame = own.length !== others.length || own.every((each, at) => each === others[at]);
  if (isSame || typeof value !== 'string') return [];
  const parts = { key: 'value', found: `“${value}”` };
  return [{ file, error: 'nameByLanguage', path: `${path}.value`, parts, allowed: "'{id}'" }];
};

type Context = { shared: readonly string[]; main: Values | undefined };

const checkEntryOptions = (
  { file, form }: Form,
  resolved: ResolvedConfig,
  { shared, main }: Context,
): FileFinding[] =>
  entryOptionsIn(form).flatMap(({ path }) => [
    ...checkOptions({ file, path, form }, resolved, shared),
    ...(main ? storedApart({ file, path, form }, resolved, main) : []),
  ]);

/** What is named as a collection of seasons, and is none. */
const checkSeasons = ({ file, form }: Form, { collections }: ResolvedConfig): FileFinding[] => {
  const names = [...collections.values()].flatMap(({ kind, name }) =>
    kind === 'season' ? name : [],
  );
  return seasonsIn(form)
    .filter(({ name }) => !names.includes(name))
    .map(({ name, path }): FileFinding => {
      const meant = meantBy(name, names);
      const allowed = meant.allowed ?? 'there are no collections of the kind season yet';
      return { file, error: 'noSuchCollection', path, ...meant, allowed };
    });
};

/** What a form names of collections, and they have not. */
const wrongNames = (form: Form, resolved: ResolvedConfig, context: Context): FileFinding[] => [
  ...checkEntryOptions(form, resolved, context),
  ...checkSeasons(form, resolved),
];

const filledForms = (values: Values): Form[] =>
  [...values].flatMap(([file, form]) =>
    isFormFile(file) && isFilledIn(form) ? [{ file, form }] : [],
  );

export const checkNamesOfForms = (
  values: Values,
  resolved: ResolvedConfig,
  context: Context,
): FileFinding[] => filledForms(values).flatMap((form) => wrongNames(form, resolved, context));

/** What is wrong with what is made of forms, of whose names none is wrong. */
export const checkFilledForms = (
  values: Values,
  resolved: ResolvedConfig,
  context: Context,
): FileFinding[] =>
  filledForms(values)
    .filter((form) => wrongNames(form, resolved, context).length === 0)
    .flatMap(({ file }) =>
      checkForm(resolved.values.get(file)).map((finding) => ({ ...finding, file })),
    );
