import { addDays } from '../../src/schema/calendar';
import { validDate } from '../../src/schema/calendar-day';
import { momentOf } from '../../src/schema/local-moment';
import { text } from '../../src/schema/primitives';
import { isGroup } from '../../src/schema/values/group';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { fillNames, type LookUp } from '../config-values/shared-values';
import { groupOf, listOf, numberOf, textOf } from '../config-values/values';
import { chosenEntries, type Lists } from './chosen-entries';
import type { Collection, Entry } from './entry';
import { type FilledForm, mapForm, partsOfForm } from './form-tree';

/** Options that are to be made of the entries of a collection, and where they are written. */
export type EntryOptions = { path: string; written: Readonly<Record<string, unknown>> };

/** Those of a form, wherever its fields stand. */
export const entryOptionsIn = (form: unknown): EntryOptions[] =>
  partsOfForm(form).flatMap(({ part: { options }, path }) =>
    isGroup(options) ? [{ path: join(path, 'options'), written: options }] : [],
  );

export const optionTexts = ({ label, value, dates }: EntryOptions['written']) => ({
  value: textOf(value) ?? '{id}',
  label: textOf(label) ?? (dates === true ? '{name}, {start}' : '{name}'),
});

const words = text();

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && validDate.test(value) ? value : undefined;

export type Options = Lists & {
  /** What the names in braces stand for. */
  lookUpFor: (entry: Entry) => LookUp;
  /** Where days begin and end. */
  timeZone: string;
  /** Whether what is over can be chosen, too: what was stored once is still known. */
  ever: boolean;
};

/** The last day of each date on which lists show an entry. */
const lastDaysOf = (entry: Entry, collection: Collection, { listed }: Options) =>
  listed(entry, collection).map(({ last }) => last);

/** An event on one date of its series. */
const onDate = (entry: Entry, { day }: { day?: string | undefined }): Entry => {
  const { start, end: _, ...value } = entry.value;
  const [, time] = (textOf(start) ?? '').split('T');
  if (day === undefined) return entry;
  return { ...entry, value: { ...value, start: time === undefined ? day : `${day}T${time}` } };
};

/** From when until when the option of an entry can be chosen; `later` if not yet. */
const timesOf = (entry: Entry, lastDays: readonly unknown[], filling: Options) => {
  const { today, timeZone, ever } = filling;
  const midnight = (day: string) => momentOf(timeZone, `${day}T00:00`);
  const begins = dayOf(entry.value.from);
  const days = lastDays.map(dayOf);
  const last = days.includes(undefined) ? undefined : days.toSorted().at(-1);
  return {
    ...(begins !== undefined && { begins: midnight(begins) }),
    ...(last !== undefined && { ends: midnight(addDays(last, 1)) }),
    ...(!ever && begins !== undefined && begins > today && { later: true }),
  };
};

const withOptions = (
  item: Readonly<Record<string, unknown>>,
  at: string,
  filling: Options,
): { item: unknown; moves: Move[] } => {
  const written = groupOf(item.options);
  const collection = filling.collections.get(textOf(written.from) ?? '');
  // Nobody knows which options there would be: only those of “also” would be taken for all.
  if (!collection) return { item: { ...item, options: [] }, moves: [] };
  const question = { where: written.where, when: filling.ever ? 'all' : 'upcoming' };
  const { ever } = filling;
  const isCounted = item.places !== undefined;
  const isOffered = ({ value: { seats } }: Entry) => ever || !(isCounted && seats === 0);
  const chosen = chosenEntries(collection, question, filling);
  const byDate = written.dates === true;
  const listed = byDate
    ? chosen.map(({ entry, shown }) => ({ entry: onDate(entry, shown), last: shown.last }))
    : [...new Set(chosen.map(({ entry }) => entry))].map((entry) => ({ entry, last: undefined }));
  const entries = listed.filter(({ entry }) => isOffered(entry));
  const texts = optionTexts(written);
  const made = entries.map(({ entry, last }) => {
    const filled = (template: string) =>
      textOf(fillNames(template, words, filling.lookUpFor(entry)).value) ?? entry.id;
    const price = written.prices === true ? numberOf(entry.value.price) : undefined;
    const capacity = isCounted ? numberOf(entry.value.seats) : undefined;
    return {
      value:
        byDate && typeof entry.value.start === 'string'
          ? `${filled(texts.value)} ${entry.value.start}`
          : filled(texts.value),
      label: filled(texts.label),
      ...(price !== undefined && { price }),
      ...(written.prices === true &&
        entry.value.seasonPrices !== undefined && { seasonPrices: entry.value.seasonPrices }),
      ...(capacity !== undefined && { capacity }),
      ...timesOf(entry, byDate ? [last] : lastDaysOf(entry, collection, filling), filling),
    };
  });
  const also = listOf(written.also);
  return {
    item: { ...item, options: [...made, ...also] },
    moves: [
      ...entries.map(({ entry: { file, path } }, index): Move => ({
        shown: `${at}.options[${index}]`,
        written: { file, path },
      })),
      ...also.map((_, index): Move => ({
        shown: `${at}.options[${made.length + index}]`,
        written: { path: `${at}.options.also[${index}]` },
      })),
    ],
  };
};

/** A form whose options have the entries of collections, and where these are written. */
export const withEntryOptions = (form: unknown, filling: Options): FilledForm => {
  const moves: Move[] = [];
  const value = mapForm(form, ({ part, path }) => {
    if (!isGroup(part.options)) return part;
    const found = withOptions(part, path, filling);
    moves.push(...found.moves);
    return found.item;
  });
  return { value, moves };
};
