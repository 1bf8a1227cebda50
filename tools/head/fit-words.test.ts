/** @jest-environment node */
import { fitWords } from './fit-words';

/** Every letter as wide as half its height. */
const measure = (text: string) => text.length / 2;
const room = { width: 600, height: 330, largest: 110, smallest: 40 };

const fit = (text: string) => fitWords({ text, measure, lineHeight: 1 }, room);

test.each([
  ['a short title is as large as it may be', 'Rolls', 110, ['Rolls']],
  ['lines are balanced', 'We bake every day at six', 110, ['We bake', 'every day', 'at six']],
  [
    'a long word is set smaller, not broken',
    'Bread for Breakfasttables',
    80,
    ['Bread for', 'Breakfasttables'],
  ],
])('%s', (_title, text, size, lines) => {
  expect(fit(text)).toEqual({ size, lines });
});

test.each([
  [
    'ninety letters in words',
    'An uncommonly long title of exactly ninety characters that somebody wrote for a small page',
  ],
  ['one word of ninety letters', 'a'.repeat(90)],
  ['four hundred letters in words', 'much too long a title '.repeat(18)],
  ['letters of two code units', '🌱'.repeat(60)],
])('%s stay in the room', (_title, text) => {
  const { size, lines } = fit(text);
  expect(size).toBeGreaterThanOrEqual(room.smallest);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
  lines.forEach((line) => expect(measure(line) * size).toBeLessThanOrEqual(room.width));
});

test('ninety letters lose none', () => {
  const text =
    'An uncommonly long title of exactly ninety characters that somebody wrote for a small page';
  expect(fit(text).lines.join(' ')).toBe(text);
  expect(fit('b'.repeat(90)).lines.join('')).toBe('b'.repeat(90));
});
