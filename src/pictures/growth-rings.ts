/** A whole number derived from a name, the same on every machine (FNV-1a, 32 bits). */
export const nameHash = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
};

/** Numbers from 0 to 1 derived only from `seed` (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const points = 10;
const rings = 9;

type Point = { x: number; y: number };

/**
 * A smooth closed path through the points (Catmull-Rom as Bézier curves). Each curve continues the direction
 * of the one before, so only the first has both control points.
 */
const smooth = (outline: Point[]): string => {
  const at = (index: number) => outline.at(index % outline.length) ?? { x: 0, y: 0 };
  const control = (from: Point, before: Point, after: Point) => ({
    x: from.x + (after.x - before.x) / 6,
    y: from.y + (after.y - before.y) / 6,
  });
  const step = (from: Point, to: Point) =>
    `${Math.round(to.x) - Math.round(from.x)} ${Math.round(to.y) - Math.round(from.y)}`;
  const curves = outline.map((from, index) => {
    const to = at(index + 1);
    const leave = index === 0 ? `c${step(from, control(from, at(-1), to))} ` : 's';
    return `${leave}${step(from, control(to, at(index + 2), from))} ${step(from, to)}`;
  });
  const { x, y } = at(0);
  return `M${Math.round(x)} ${Math.round(y)}${curves.join('').replaceAll(' -', '-')}Z`;
};

type Next = () => number;

/** How a ring departs from a circle: three waves around it, of their own sizes. */
const wavesOf = (next: Next, { least, more }: { least: number; more: number }) =>
  [2, 3, 5].map((turns) => ({ turns, size: least + next() * more, phase: next() * 7 }));

/** A closed path around 0; the radius at an angle is 1 where no wave is. */
const ring = (
  waves: ReturnType<typeof wavesOf>,
  { shift, at }: { shift: number; at: (angle: number, radius: number) => Point },
): string =>
  smooth(
    Array.from({ length: points }, (_, point) => {
      const angle = (point / points) * 2 * Math.PI;
      const radius = waves.reduce(
        (sum, { turns, size, phase }) => sum + size * Math.sin(turns * angle + phase + shift),
        1,
      );
      return at(angle, radius);
    }),
  );

/** Contours like the growth rings of a trunk, in a frame of 320 × 400; unique for every name. */
export const growthRings = (name: string): string[] => {
  const next = numbersFrom(nameHash(name));
  const heart = { x: 90 + next() * 140, y: 60 + next() * 120 };
  const waves = wavesOf(next, { least: 0.05, more: 0.06 });
  const stretch = 0.8 + next() * 0.5;
  return Array.from({ length: rings }, (_, year) => {
    const size = 18 + year * 27 + year * year * 1.4;
    return ring(waves, {
      shift: year * 0.12,
      at: (angle, radius) => ({
        x: heart.x + Math.cos(angle) * size * radius * stretch,
        y: heart.y + Math.sin(angle) * size * radius,
      }),
    });
  });
};

/** One ring around 0, about 600 wide: turned and scaled it makes the others, where many are drawn. */
export const ringOf = (name: string): string => {
  const next = numbersFrom(nameHash(name));
  return ring(wavesOf(next, { least: 0.04, more: 0.05 }), {
    shift: 0,
    at: (angle, radius) => ({
      x: Math.cos(angle) * 320 * radius,
      y: Math.sin(angle) * 280 * radius,
    }),
  });
};
