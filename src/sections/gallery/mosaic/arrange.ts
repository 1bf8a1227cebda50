import { rowsOf } from '../../../ui/filled-rows';

/** A part of a rectangle, in shares of its width and height. */
export type Part = { left: number; top: number; width: number; height: number };

/** Photographs that fill a rectangle together; `ratio` is its width by its height. */
type Filled = { ratio: number; parts: Part[] };

const one = (ratio: number): Filled => ({
  ratio,
  parts: [{ left: 0, top: 0, width: 1, height: 1 }],
});

/** Side by side, all of one height. */
const beside = (...all: Filled[]): Filled => {
  const ratio = all.reduce((sum, each) => sum + each.ratio, 0);
  let start = 0;
  const parts = all.flatMap((each) => {
    const share = each.ratio / ratio;
    const from = start;
    start += share;
    return each.parts.map((part) => ({
      ...part,
      left: from + part.left * share,
      width: part.width * share,
    }));
  });
  return { ratio, parts };
};

/** Below each other, all of one width. */
const stacked = (...all: Filled[]): Filled => {
  const height = all.reduce((sum, each) => sum + 1 / each.ratio, 0);
  let start = 0;
  const parts = all.flatMap((each) => {
    const share = 1 / each.ratio / height;
    const from = start;
    start += share;
    return each.parts.map((part) => ({
      ...part,
      top: from + part.top * share,
      height: part.height * share,
    }));
  });
  return { ratio: 1 / height, parts };
};

/** Of two photographs alike one takes more room than the other: they are cut a little. */
const wider = ({ ratio }: Filled) => one(ratio * 1.25);
const narrower = ({ ratio }: Filled) => one(ratio * 0.8);

/** How a band can be arranged, the more lively ways first; each second band is turned. */
const waysOf = ([a, b, c, d]: Filled[], isTurned: boolean): Filled[] => {
  if (!a) return [];
  if (!b) return [a];
  if (!c) return [isTurned ? beside(narrower(a), wider(b)) : beside(wider(a), narrower(b))];
  if (!d) {
    const turns = [beside(a, stacked(b, c)), beside(stacked(a, b), c)];
    return [...(isTurned ? turns.reverse() : turns), beside(a, wider(b), c)];
  }
  const turns = [beside(a, stacked(b, beside(c, d))), beside(stacked(beside(a, b), c), d)];
  return [...(isTurned ? turns.reverse() : turns), beside(a, stacked(b, c), d), beside(a, b, c, d)];
};

/** The bands of a mosaic: how many photographs each holds at most, and between which ratios it looks well. */
export type Bands = { most: number; flattest: number; steepest: number };

const bandOf = (photos: Filled[], isTurned: boolean, { flattest, steepest }: Bands): Filled => {
  const ways = waysOf(photos, isTurned);
  const beyond = ({ ratio }: Filled) => Math.max(ratio / flattest, steepest / ratio, 1);
  const best = ways.reduce((found, way) => (beyond(way) < beyond(found) ? way : found));
  // What does not come between is cut.
  return { ...best, ratio: Math.min(Math.max(best.ratio, steepest), flattest) };
};

/** No panorama and no tower: they are cut to these. */
const eachBetween = (ratio: number) => Math.min(Math.max(ratio, 0.7), 1.8);

/**
 * Photographs of different sizes that fill one rectangle, whatever their number and their ratios: in bands, in
 * which each keeps its shape as far as the band has a good one.
 */
export const arrange = (ratios: readonly number[], bands: Bands): Filled => {
  const photos = ratios.map((ratio) => one(eachBetween(ratio)));
  // The fuller bands last: the first photograph is one of the largest.
  const sizes = [...rowsOf(photos.length, bands.most)].reverse();
  let start = 0;
  return stacked(
    ...sizes.map((size, at) => {
      const own = photos.slice(start, start + size);
      start += size;
      return bandOf(own, at % 2 === 1, bands);
    }),
  );
};
