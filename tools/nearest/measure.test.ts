/** @jest-environment node */
import { measured } from './measure';

test.each<[string, number]>([
  ['0,2 s', 0.2],
  ['0.25 s', 0.25],
  ['1,500 ms', 1500],
  ['1.5 MB', 1.5],
  ['50%', 50],
])('%j is the number %p', (text, number) => {
  expect(measured(text)?.number).toBe(number);
});
