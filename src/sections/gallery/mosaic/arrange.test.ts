/** @jest-environment node */
import { arrange, type Part } from './arrange';

const bands = [
  { at: 'telephones', most: 2, flattest: 2, steepest: 1 },
  { at: 'screens', most: 4, flattest: 3.2, steepest: 1.7 },
];

const shapes = {
  landscape: () => 4 / 3,
  portrait: () => 3 / 4,
  panorama: () => 4,
  mixed: (at: number) => [3 / 2, 3 / 4, 1, 16 / 9][at % 4] ?? 1,
};

const counts = Array.from({ length: 14 }, (_, count) => count + 1);

const overlap = (a: Part, b: Part) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

describe.each(bands)('on $at', ({ at: _, ...band }) => {
  describe.each(Object.entries(shapes))('%s photographs', (_name, ratioAt) => {
    test.each(counts)('%s of them fill the rectangle without a hole', (count) => {
      const ratios = Array.from({ length: count }, (__, at) => ratioAt(at));
      const { parts } = arrange(ratios, band);
      expect(parts).toHaveLength(count);
      const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBeCloseTo(1);
      parts.forEach((part, at) => {
        expect(part.left + part.width).toBeLessThanOrEqual(1.000001);
        expect(part.top + part.height).toBeLessThanOrEqual(1.000001);
        parts.slice(at + 1).forEach((other) => expect(overlap(part, other)).toBeCloseTo(0));
      });
    });
  });

  test.each(counts.slice(2))('of %s photographs alike some are larger', (count) => {
    const { parts } = arrange(Array.from({ length: count }, shapes.landscape), band);
    const areas = parts.map(({ width, height }) => width * height);
    expect(Math.max(...areas)).toBeGreaterThan(Math.min(...areas) * 1.4);
  });
});

test('a photograph whose shape fits keeps it', () => {
  const { ratio, parts } = arrange([4 / 3, 4 / 3, 4 / 3], bands[1]!);
  const shown = parts.map(({ width, height }) => (width / height) * ratio);
  expect(shown.map((each) => each.toFixed(3))).toEqual(['1.333', '1.333', '1.333']);
});
