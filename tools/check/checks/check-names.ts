import { type MixedGroup, movesInto } from '../../config-reader/current-names';
import { isWithin, join } from '../../config-reader/values';
import type { Finding, FormerGroup } from '../../problems/problem';

/** More would not be read. */
const mostNamed = 3;

/** Names from before, of a whole file: one finding, whose fix writes all of them as they are today. */
export const formerNames = (groups: readonly FormerGroup[]): Finding[] => {
  const ordered = groups.toSorted(
    (one, other) => Number(movesInto(other.names)) - Number(movesInto(one.names)),
  );
  const [first] = ordered.flatMap(({ path, names }) =>
    Object.entries(names).map(([former, now]) => ({
      path: join(path, former),
      // The example shows the name of today.
      meant: join(path, now.replace(/\..*$/, '')),
    })),
  );
  if (first === undefined) return [];
  const pairs = ordered.flatMap(({ names }) => Object.entries(names));
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
      at: 'key',
      parts,
      fix: { names: [...groups] },
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
