/** @jest-environment node */
import { processorTime } from '../../tests/processor-time';
import { parseMarks, withoutMarks } from './parse-marks';

const long = [
  ['open', '*a '],
  ['closed', 'a* '],
  ['either way', ',*,'],
  ['in each other', '*a **b '],
  ['opening and closing', '*a* b* '],
  ['links', '[a](b'],
  ['brackets', '[*'],
] satisfies [string, string][];

test.each(long)('8 times the text of marks that are %s takes no 40 times as long', (_, part) => {
  const timeFor = (times: number, enough: number) => {
    const text = part.repeat(times) + '*'.repeat(times);
    return processorTime(() => parseMarks(text), enough);
  };
  // Quadratic growth would take 64 times as long.
  const longest = Math.max(timeFor(10_000, 20), 20) * 40;
  expect(timeFor(80_000, longest)).toBeLessThan(longest);
});

test('marks within each other without end are left, and overflow nothing', () => {
  const text = `${'*a **b '.repeat(20_000)}${' b** a*'.repeat(20_000)}`;
  expect(withoutMarks(text)).toContain('*');
});
