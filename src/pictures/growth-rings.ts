import { nameHash, numbersFrom } from './name-hash';

const points = 10;
const rings = 9;

type Point = { x: number; y: number };

/**
 * A closed path through the points without a corner (Catmull-Rom as Bézier curves). Each curve
 * leaves as the one before arrived, so that only the first says how.
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

/** Contours like the rings of a trunk, in a frame of 320 × 400; every name has its own. */
export const growthRings = (name: string): string[] => {
  const next = numbersFrom(nameHash(name));
  const heart = { x: 90 + next() * 140, y: 60 + next() * 120 };
  const waves = [2, 3, 5].map((turns) => ({
    turns,
    size: 0.05 + next() * 0.06,
    phase: next() * 7,
  }));
  const stretch = 0.8 + next() * 0.5;
  return Array.from({ length: rings }, (_, ring) => {
    const radius = 18 + ring * 27 + ring * ring * 1.4;
    const outline = Array.from({ length: points }, (_, point) => {
      const angle = (point / points) * 2 * Math.PI;
      const wobble = waves.reduce(
        (sum, { turns, size, phase }) => sum + size * Math.sin(turns * angle + phase + ring * 0.12),
        1,
      );
      return {
        x: heart.x + Math.cos(angle) * radius * wobble * stretch,
        y: heart.y + Math.sin(angle) * radius * wobble,
      };
    });
    return smooth(outline);
  });
};
