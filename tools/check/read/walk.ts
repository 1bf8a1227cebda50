import { oncePerValue } from '../../once-per-value';

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

type Text = { path: string; text: string };

/** Finds the texts of a value whose path is meant: a file that stays as it is is looked through once. */
export const textsAt = (isMeant: (path: string) => boolean) =>
  oncePerValue((config: unknown): readonly Text[] =>
    walk(config).flatMap(({ path, value: text }) =>
      typeof text === 'string' && isMeant(path) ? [{ path, text }] : [],
    ),
  );
