/** @jest-environment node */
import { type Counted, inUnitOf, measured } from './measure';

test.each<[string, number]>([
  ['0,2 s', 0.2],
  ['0.25 s', 0.25],
  ['1,500 ms', 1500],
  ['1.5 MB', 1.5],
  ['50%', 50],
])('%j is the number %p', (text, number) => {
  expect(measured(text)?.number).toBe(number);
});

test.each<[string, Counted, number]>([
  ['2 s', 'milliseconds', 2000],
  ['2 min', 'milliseconds', 120_000],
  ['1.5em', 'pixels', 24],
  ['2 rem', 'pixels', 32],
  ['512 kB', 'megabytes', 0.5],
  ['2 GB', 'megabytes', 2048],
])('%j in %s is %p', (text, of, number) => {
  const found = measured(text);
  expect(found && inUnitOf(found, of)).toBe(number);
});
