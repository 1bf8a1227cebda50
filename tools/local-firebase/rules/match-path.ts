import type { RulesValue } from './rules-value';

export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** Splits `/a/{b}/{c=**}`. */
export const parsePath = (path: string): Segment[] =>
  path
    .split('/')
    .slice(1)
    .map((text) => {
      const [, name, rest] = /^\{(\w+)(=\*\*)?\}$/.exec(text) ?? [];
      if (name === undefined) return { kind: 'literal', text };
      return { kind: rest ? 'rest' : 'single', name };
    });

/**
 * Matches a request's path, whole. `{name=**}` takes any number of segments, none included (rules
 * version 2).
 * @returns the values of the wildcards, or undefined where the path does not match.
 */
export const matchPath = (
  pattern: readonly Segment[],
  path: readonly string[],
): Map<string, RulesValue> | undefined => {
  const rest = pattern.findIndex(({ kind }) => kind === 'rest');
  const spare = path.length - pattern.length + 1;
  if (rest < 0 ? spare !== 1 : spare < 0) return undefined;

  const values = new Map<string, RulesValue>();
  let index = 0;
  for (const segment of pattern) {
    const taken = path.slice(index, index + (segment.kind === 'rest' ? spare : 1));
    index += taken.length;
    const [text = ''] = taken;
    if (segment.kind === 'rest') values.set(segment.name, { type: 'path', text: taken.join('/') });
    else if (segment.kind === 'single') values.set(segment.name, text);
    else if (segment.text !== text) return undefined;
  }
  return values;
};
