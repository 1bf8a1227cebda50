/** @jest-environment node */
import { mapEntries } from './map-entries';

test('each entry of a list and of a group becomes what is made of it', () => {
  const named = (entry: unknown, step: string | number) => `${step}: ${String(entry)}`;
  expect(mapEntries(['a', 'b'], named)).toEqual(['0: a', '1: b']);
  expect(mapEntries({ one: 'a', other: 'b' }, named)).toEqual({
    one: 'one: a',
    other: 'other: b',
  });
});

test.each([[['a', ['b']]], [{ one: 'a', other: {} }], ['text'], [undefined], [null], [5]])(
  '%j stays the same where its entries are what they were',
  (value) => {
    expect(mapEntries(value, (entry) => entry)).toBe(value);
  },
);
