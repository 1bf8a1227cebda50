/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** Of each script words that need what their fonts say of it: joined letters, clusters, points, accents. */
const rows: [family: string, subset: string, text: string][] = [
  ['Noto Sans Arabic Variable', 'arabic', 'مرحبا'],
  ['Noto Sans Arabic Variable', 'arabic', 'بِسْمِ'],
  ['Noto Sans Arabic Variable', 'arabic', 'السلام'],
  ['Noto Sans Arabic Variable', 'arabic', 'پنجره‌ها'],
  ['Noto Sans Hebrew Variable', 'hebrew', 'שָׁלוֹם'],
  ['Noto Sans Devanagari Variable', 'devanagari', 'क्षत्रिय'],
  ['Noto Sans Devanagari Variable', 'devanagari', 'हिन्दी'],
  ['Noto Sans Devanagari Variable', 'devanagari', 'र्कि'],
  ['Noto Sans Thai Variable', 'thai', 'น้ำปั่น'],
  ['EB Garamond Variable', 'greek', 'Ωμέγα'],
  ['EB Garamond Variable', 'cyrillic', 'Київ'],
];

const program = ['tools/run.mjs', 'tools/fonts/testing/shape-cuts.ts'];

const distances = JSON.parse(
  execFileSync(process.execPath, [...program, JSON.stringify(rows)], { encoding: 'utf8' }),
) as number[];

/** Of a thousand for the height of a line: what cutting rounds. */
const rounding = 3;

const texts = rows.map(([, , text]) => text);

test.each(rows)('%s, %s: “%s” is drawn from the cut as from the whole font', (...row) => {
  expect(distances[texts.indexOf(row[2])]).toBeLessThanOrEqual(rounding);
});
