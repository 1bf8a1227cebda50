/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { ownEnvironment } from '../../browser/project-copy';
import type { Measured } from './measure-fonts';

/** Cut fonts compared with whole ones, and what is drawn in them for link previews. */

let measured: Measured;
beforeAll(() => {
  const program = ['tools/run.mjs', 'tests/requests/more/measure-fonts.ts'];
  const printed = execFileSync(process.execPath, program, { env: ownEnvironment() });
  measured = JSON.parse(printed.toString()) as Measured;
}, 120_000);

test('words are as wide in a cut font as in the whole font', () => {
  const { ours, theirs } = measured.widths.still;
  expect(ours.length).toBeGreaterThan(5);
  expect(ours).toEqual(theirs);
});

test('at other weights the widths of words differ invisibly', () => {
  const { ours, theirs } = measured.widths.otherWeight;
  const apart = ours.map((width, index) => Math.abs(width - (theirs[index] ?? 0)));
  // Less than half a pixel in a word of 16 px.
  expect(Math.max(...apart)).toBeLessThan(0.03);
});

test('words with marks are as wide in a cut font at other weights', () => {
  const { ours, theirs } = measured.widths.withMarks;
  expect(ours).toEqual(theirs);
});

test.each(['two words', 'ninety letters', 'one word of ninety letters', 'far too many words'])(
  'in a picture for link previews a title of %s keeps clear of the name, the stair and the edge',
  (what) => {
    const { left, right, top, bottom } = measured.titles[what]!;
    expect(left).toBeGreaterThan(40);
    expect(right).toBeLessThan(780);
    expect(top).toBeGreaterThan(108);
    expect(bottom).toBeLessThan(540);
    expect(right - left).toBeGreaterThan(300);
  },
);

test('there a long name keeps clear of the leaves', () => {
  const { right, bottom } = measured.name;
  expect(right).toBeLessThan(920);
  expect(bottom).toBeLessThan(120);
});

test('there a long host name stays on the baseline', () => {
  expect(measured.host.top).toBeGreaterThan(540);
});

test('there a title in a script that the fonts lack is left out', () => {
  expect(measured.leavesOutForeignTitles).toBe(true);
});
