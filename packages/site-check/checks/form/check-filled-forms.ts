import { isFormFile } from '../../../../src/schema/config-files';
import { valueAt } from '../../../../src/schema/values/paths';
import { isSamePlace } from '../../../../src/schema/values/written-place';
import { namesIn } from '../../../config-values/shared-values';
import { groupOf, listOf, numberOf, textOf, type Values } from '../../../config-values/values';
import type { FileFinding } from '../../../problems/problem';
import type { Collection } from '../../../resolved-site/entry';
import { entryOptionsIn, optionTexts } from '../../../resolved-site/entry-options';
import { namesOfEntries } from '../../../resolved-site/entry-words';
import { isFilledIn } from '../../../resolved-site/filled-forms';
import { seasonsIn } from '../../../resolved-site/filled-seasons';
import type { ResolvedConfig } from '../../../resolved-site/resolve-config';
import type { CheckedSite, SiteCheck } from '../../checked-site';
import { checkChosen } from '../check-lists';
import { unknownValues } from '../check-values';
import { unknownName } from '../found';
import { checkForm } from './check-form';

/** The keys of an entry that a text names, those of a related entry by the key that leads to it. */
const keysIn = (text: string): string[] => namesIn(text).map((name) => name.split('.', 1)[0] ?? '');

type Form = { file: string; form: unknown };
/** The options at a path of a form that are to be made of entries. */
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
  const inLabel = keysIn(optionTexts(written).label).includes('price');
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
const checkOptions = ({ file, path, form }: Asked, site: CheckedSite): FileFinding[] => {
  const { collections, values } = site.resolved;
  const written = groupOf(valueAt(form, path));
  const { collection, findings } = checkChosen(written, { key: 'from', path }, collections);
  if (!collection || findings.length > 0) return findings.map((each) => ({ file, ...each }));
  const options = listOf(valueAt(values.get(file), path));
  const isEmpty = options.every((option) => groupOf(option).later === true);
  const ofEntries = namesOfEntries(collection);
  const known = [...ofEntries, ...Object.keys(site.shared)];
  const texts = Object.entries(optionTexts(written)).flatMap(([key, text]): FileFinding[] => {
    const at = { file, path: `${path}.${key}` };
    const names = keysIn(text);
    const unknown = names.filter((name) => !known.includes(name));
    const [first] = unknownValues(
      unknown.map((name) => ({ name, path: at.path })),
      known,
    );
    if (first) return [{ file, ...first }];
    const isOfEntry = names.some((each) => ofEntries.includes(each));
    return isOfEntry ? [] : [{ ...at, error: 'optionsAlike' }];
  });
  return [
    ...(isEmpty ? [{ file, error: 'noOptionsLeft', path } as const] : []),
    ...texts,
    ...withoutPrice({ file, path, form }, collection, site.resolved),
  ];
};

const storedApart = (
  { file, path, form }: Asked,
  { resolved, main }: CheckedSite,
): FileFinding[] => {
  const { value } = groupOf(valueAt(form, path));
  const stored = (all: Values) =>
    listOf(valueAt(all.get(file), path)).map((option) => groupOf(option).value);
  const [own, others] = [stored(resolved.values), stored(main ?? resolved.values)];
  const isSame = own.length !== others.length || own.every((each, at) => each === others[at]);
  if (isSame || typeof value !== 'string') return [];
  const parts = { key: 'value', found: `“${value}”` };
  return [{ file, error: 'nameByLanguage', path: `${path}.value`, parts, allowed: "'{id}'" }];
};

/** What is named as a collection of seasons, and is none. */
const checkSeasons = ({ file, form }: Form, { resolved }: CheckedSite): FileFinding[] => {
  const seasons = [...resolved.collections.values()].filter(({ kind }) => kind === 'season');
  const names = seasons.map(({ name }) => name);
  const none = 'there are no collections of the kind season yet';
  return seasonsIn(form).flatMap(({ name, path }) =>
    unknownName({ error: 'noSuchCollection', path, name }, names, { none }).map((finding) => ({
      file,
      ...finding,
    })),
  );
};

/** What a form names of collections, and they have not. */
const wrongNames = (form: Form, site: CheckedSite): FileFinding[] => [
  ...entryOptionsIn(form.form).flatMap(({ path }) => [
    ...checkOptions({ ...form, path }, site),
    ...storedApart({ ...form, path }, site),
  ]),
  ...checkSeasons(form, site),
];

const filledForms = ({ written }: CheckedSite): Form[] =>
  [...written].flatMap(([file, form]) =>
    isFormFile(file) && isFilledIn(form) ? [{ file, form }] : [],
  );

export const checkNamesOfForm: SiteCheck['run'] = (site) =>
  filledForms(site).flatMap((form) => wrongNames(form, site));

/** What is wrong with what is made of forms, of whose names none is wrong. */
export const checkFilledForm: SiteCheck['run'] = (site) =>
  filledForms(site)
    .filter((form) => wrongNames(form, site).length === 0)
    .flatMap(({ file }) =>
      checkForm(site.values.get(file)).map((finding) => ({ file, ...finding })),
    );
