import { oncePerValue } from '../../once-per-value';
import { limits } from './limits';

type Entry = { path: string; value: unknown };

function* entriesOf(value: unknown, path = ''): Generator<Entry> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* entriesOf(entry, `${path}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      yield* entriesOf(entry, path === '' ? key : `${path}.${key}`);
    }
  }
}

/** `value` and every entry below it, with its path as `sections[2].cards[0].title`. */
export const walk = oncePerValue((value: unknown): readonly Entry[] => [...entriesOf(value)]);

/** What `of` finds in the entries of a config, as far as it is told at once. */
export const findIn = <Found>(config: unknown, of: (entry: Entry) => readonly Found[]): Found[] => {
  const found: Found[] = [];
  for (const entry of walk(config)) {
    for (const each of of(entry)) found.push(each);
    if (found.length >= limits.findings) break;
  }
  return found;
};

type Text = { path: string; text: string };

/** Finds the texts of a value whose path is meant: a file that stays as it is is looked through once. */
export const textsAt = (isMeant: (path: string) => boolean) =>
  oncePerValue((config: unknown): readonly Text[] =>
    walk(config).flatMap(({ path, value: text }) =>
      typeof text === 'string' && isMeant(path) ? [{ path, text }] : [],
    ),
  );
