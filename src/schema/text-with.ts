import { text } from './primitives';

/** What the site fills into a text, and whether the text must hold it. */
type Placeholders<Name extends string> = Record<Name, { needed?: string }>;

const bracesIn = (value: string) => value.match(/\{[^{}]*\}|[{}]/g) ?? [];

/**
 * A text in which names in { } become something else. `needed` says what stands in the place of a
 * name that must be there. Others would be shown to visitors as they are written.
 */
export const textWith = <const Name extends string>(
  words: string,
  placeholders: Placeholders<Name>,
) => {
  const known = Object.entries<{ needed?: string }>(placeholders).map(([name, { needed }]) => ({
    sign: `{${name}}`,
    needed,
  }));
  const signs = known.map(({ sign }) => sign);
  const only = text(words)
    .test('placeholders', `must hold no { } but ${signs.join(' and ')}`, (value = '') =>
      bracesIn(value).every((each) => signs.includes(each)),
    )
    .meta({ placeholders: Object.keys(placeholders) });
  return known.reduce(
    (schema, { sign, needed }) =>
      needed === undefined
        ? schema
        : schema.test(
            `holds ${sign}`,
            `must hold ${sign}, where ${needed} goes`,
            (value) => value === undefined || value.includes(sign),
          ),
    only,
  );
};
