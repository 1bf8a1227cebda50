import { isWithin, join } from '../../../src/schema/values/paths';
import { type CurrentNames, type MixedGroup, movesInto } from '../../config-reader/current-names';
import type { Finding } from '../../problems/problem';

/** More would not be read. */
const mostNamed = 3;

/** Names from before, of a whole file: one finding, whose fix writes all of them as they are today. */
export const formerNames = ({
  former: groups,
  words,
}: Pick<CurrentNames, 'former' | 'words'>): Finding[] => {
  const ordered = groups.toSorted(
    (one, other) => Number(movesInto(other.names)) - Number(movesInto(one.names)),
  );
  const inGroups = ordered.flatMap(({ path, names }) =>
    Object.entries(names).map(([former, now]) => ({
      path: join(path, former),
      // The example shows the name of today.
      meant: join(path, now.replace(/\..*$/, '')),
      at: 'key' as const,
    })),
  );
  const [first] = [...inGroups, ...words.map(({ path }) => ({ path }))];
  if (first === undefined) return [];
  const pairs = [
    ...ordered.flatMap(({ names }) => Object.entries(names)),
    ...words.map(({ former, now }) => [former, now] as const),
  ];
  const said = [...new Set(pairs.map(([former, now]) => `“${former}” is “${now}” now`))];
  const more = said.length - mostNamed;
  const parts = {
    names: said.slice(0, mostNamed).join(', '),
    more: more > 0 ? `, and so with ${more} more` : '',
  };
  return [
    {
      error: 'formerName',
      ...first,
      parts,
      fix: { names: groups, words },
      certain: true,
    },
  ];
};

/** Names from before beside names of today that they could be read for. */
export const mixedNames = (groups: readonly MixedGroup[]): Finding[] =>
  groups.map(({ path, former, current, meant, allowed }) => ({
    error: 'mixedNames',
    path: join(path, former),
    // The example shows the name of today.
    meant: join(path, meant.replace(/\..*$/, '')),
    at: 'key',
    parts: { found: former, other: current, meant },
    allowed: allowed.join(', '),
  }));

/** Without what is only due to a mixture of names. */
export const withoutMixed = (findings: Finding[], groups: readonly MixedGroup[]): Finding[] =>
  findings.filter(({ path }) => groups.every(({ unread }) => !isWithin(path, unread)));
