import type { ConfigSources } from '../../packages/config-files/config-files';
import { readLiteral } from '../../packages/config-files/read-literal';
import { walk } from '../../packages/config-values/values';
import { forms, placeholder, technologies, visitorTypes } from '../specification/forms';
import { links, pages } from '../specification/pages';

/** All texts that the specification fixes. */
const fixedWords: (string | RegExp)[] = [
  ...pages.flatMap(({ title, headings = [], description = [] }) => [
    title,
    ...headings,
    ...description,
  ]),
  ...[...links, ...pages.flatMap((page) => page.links ?? [])].map(([words]) => words),
  ...forms.flatMap(({ rules, toasts }) => [
    ...rules.flat(),
    ...toasts.flatMap((toast) => toast ?? []),
  ]),
  ...[...visitorTypes, ...technologies].flatMap((option) => Object.values(option)),
  placeholder,
  'Unexpected Application Error!',
  'Are You A Business Man?',
  ...['Information', 'Support'],
];

const isFixed = (text: string) =>
  fixedWords.some((words) =>
    words instanceof RegExp ? words.test(text) : words !== '' && text.includes(words),
  );

/** Stored values are for programs. */
const isStored = (path: string) => /\.(?:value|initial|afterSubmit)$/.test(path);

/** Text for people: several words, or one if its key says so. */
const isProse = (path: string, text: string) =>
  !isStored(path) &&
  (/\p{L}+\s+\p{L}+/u.test(text) ||
    (/\.(?:label|title|text)$/.test(path) && /^\p{Lu}\p{L}+$/u.test(text)));

const shift = (letter: string) => {
  const first = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
};

/** The same marks, placeholders and addresses, and as many letters, but other ones. */
const inOtherLetters = (text: string) =>
  text.replaceAll(/\{\w+\}|\]\([^)]*\)|https?:\S+|[A-Za-z]/g, (found) =>
    found.length === 1 ? shift(found) : found,
  );

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** `source`, a file of config, with every free text replaced; and the number of these. */
const changed = (source: string) => {
  const { value, spanOf } = readLiteral(source);
  const places = [...walk(value)]
    .filter(
      ({ path, value: text }) => typeof text === 'string' && isProse(path, text) && !isFixed(text),
    )
    .map(({ path, value: text }) => ({
      ...spanOf(path),
      text: quoted(inOtherLetters(String(text))),
    }))
    .toSorted((one, other) => other.start - one.start);
  const text = places.reduce(
    (now, { start, end, text: words }) => now.slice(0, start) + words + now.slice(end),
    source,
  );
  return { text, count: places.length };
};

/** Replaces every text of pages, forms and site that the specification does not fix. */
export const otherWords = (sources: ConfigSources): { sources: ConfigSources; count: number } => {
  const files = Object.entries(sources).filter(
    ([file]) => !/\/(?:theme|routes|types)\.ts$/.test(file),
  );
  const all = files.map(([file, source]) => ({ file, ...changed(source) }));
  return {
    sources: Object.fromEntries(all.map(({ file, text }) => [file, text])),
    count: all.reduce((sum, { count }) => sum + count, 0),
  };
};
