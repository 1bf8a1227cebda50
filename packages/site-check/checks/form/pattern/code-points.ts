/** Ranges of code points, each from its first to its last, in order and apart. */
export type CodePoints = readonly (readonly [first: number, last: number])[];

const last = 0x10ffff;

export const everything: CodePoints = [[0, last]];

/** All that is in one of these. */
export const union = (sets: readonly CodePoints[]): CodePoints => {
  const all: [number, number][] = [];
  for (const [from, to] of sets.flat().toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else all.push([from, to]);
  }
  return all;
};

/** All that is not in it. */
export const without = (set: CodePoints): CodePoints => {
  const starts = [0, ...set.map(([, to]) => to + 1)];
  const ends = [...set.map(([from]) => from - 1), last];
  return starts.flatMap((from, place) => {
    const to = ends[place] ?? last;
    return from <= to ? [[from, to] as const] : [];
  });
};

export const doMeet = (one: CodePoints, other: CodePoints): boolean => {
  let [at, place] = [0, 0];
  for (;;) {
    const [own, its] = [one[at], other[place]];
    if (!own || !its) return false;
    if (own[0] <= its[1] && its[0] <= own[1]) return true;
    if (own[1] < its[1]) at += 1;
    else place += 1;
  }
};

/** The code points that `pattern`, of one character, fits. Slow: every one is asked. */
const codePointsOf = (pattern: RegExp): CodePoints => {
  const found: [number, number][] = [];
  for (let point = 0; point <= last; point += 1) {
    if (!pattern.test(String.fromCodePoint(point))) continue;
    const before = found.at(-1);
    if (before && before[1] === point - 1) before[1] = point;
    else found.push([point, point]);
  }
  return found;
};

const known = new Map<string, CodePoints>();

/** What a class such as \d or \p{L} stands for. */
export const ofClass = (written: string): CodePoints => {
  const points = known.get(written) ?? codePointsOf(new RegExp(`^${written}$`, 'su'));
  known.set(written, points);
  return points;
};
