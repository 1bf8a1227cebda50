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
