import { formFile, formNameOf, namesIn, pageFile } from '../../../src/schema/config-files';
import { inOneLine } from '../../../src/schema/short-line';
import type { Change, Value } from '../../../src/schema/values/change';
import { firstFree, nameFrom } from '../../config-values/names';
import { languagesOfSite } from '../../config-values/site-in-language';
import { groupOf, listOf, textOf } from '../../config-values/values';
import type { PageRequests } from '../../edit-protocol/changes-protocol';
import { type FormWords, formWordsIn } from '../../edit-protocol/form-words';
import { asValue, type Plan, whyNotNamed } from './plan';
import { type Files, siteFile } from './uses';

/** Where the forms of the site store: no two at one place. */
const collectionsOf = (files: Files): string[] =>
  Object.entries(files).flatMap(([file, form]) =>
    formNameOf(file) === undefined ? [] : (textOf(groupOf(groupOf(form).record).collection) ?? []),
  );

type WordsFor = (key: keyof FormWords) => Value;

const english = formWordsIn('en');

/** What the form says: of several languages in each that the project has words for, the main one first. */
const wordsForSite = (site: unknown): WordsFor => {
  const languages = languagesOfSite(site);
  if (languages.length === 0) {
    const { language = 'en' } = groupOf(site);
    const words = formWordsIn(String(language)) ?? english;
    return (key) => words?.[key] ?? '';
  }
  const [main, ...others] = languages;
  const own = [
    ...(main ? [{ key: main.key, words: formWordsIn(main.tag) ?? english }] : []),
    ...others.map(({ key, tag }) => ({ key, words: formWordsIn(tag) })),
  ];
  return (key) =>
    Object.fromEntries(
      own.flatMap((each) => (each.words ? [[each.key, each.words[key]] as const] : [])),
    );
};

/** A form to begin with: name, e-mail and message, each with a rule; what is sent has a place of its own. */
const firstValue = (
  wordsFor: WordsFor,
  { title, collection }: { title: Value; collection: string },
) => ({
  title,
  fields: [
    { kind: 'text', name: 'Name', label: wordsFor('name'), maxLength: 200, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'Email',
      label: wordsFor('email'),
      maxLength: 254,
      autoComplete: 'email',
    },
    { kind: 'textarea', name: 'Message', label: wordsFor('message'), rows: 4, maxLength: 5000 },
  ],
  rules: [
    { field: 'Name', check: 'required', message: wordsFor('enterName') },
    { field: 'Email', check: 'email', message: wordsFor('enterEmail') },
    { field: 'Message', check: 'required', message: wordsFor('enterMessage') },
  ],
  record: { collection, stamps: { id: 'milliseconds', Date: 'dateTime' } },
  honeypot: true,
  submit: { label: wordsFor('send'), look: 'button', clear: 'saved' },
  outcome: { saved: { toast: wordsFor('saved') }, failed: { toast: wordsFor('failed') } },
});

/**
 * A form in order in any site and, if wanted, a section that shows it at the end of a page. `titles` are those of the
 * site's languages by their keys, `''` that of a site in one language.
 */
export const addForm = (
  files: Files,
  { titles, page }: PageRequests['forms/add'],
  written = files,
): Plan => {
  const languages = languagesOfSite(written[siteFile]);
  const known = Object.fromEntries(
    Object.entries(titles)
      .map(([key, title]) => [key, inOneLine(title)] as const)
      .filter(([, title]) => title !== ''),
  );
  const first = known[languages[0]?.key ?? ''];
  if (first === undefined) return { impossible: 'A form needs a title.' };
  const isUnknown = (key: string) =>
    languages.length > 0 && !languages.some((each) => each.key === key);
  if (Object.keys(known).some(isUnknown)) return { impossible: 'The site has no such language.' };
  const title: Value = languages.length > 0 ? known : first;
  const forms = namesIn('forms', Object.keys(files));
  const name = nameFrom(first, { taken: forms, instead: 'form' });
  const why = whyNotNamed(files, formFile(name));
  if (why !== undefined) return { impossible: why };
  const collection = firstFree(name, { taken: collectionsOf(files), separator: '-' });
  const form = firstValue(wordsForSite(written[siteFile]), { title, collection });
  const changes: Change[] = [{ do: 'create', file: formFile(name), value: asValue(form) }];
  if (page !== undefined) {
    const file = pageFile(page);
    if (!(file in files)) return { impossible: `There is no page ${page}.` };
    const sections = listOf(groupOf(files[file]).sections);
    changes.push({
      do: 'insert',
      file,
      path: 'sections',
      at: sections.length,
      value: { kind: 'form', title, form: name },
      was: asValue(sections),
    });
  }
  return { step: { words: `New form “${first}”`, changes }, left: [] };
};
