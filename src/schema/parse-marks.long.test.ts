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
  const timeFor = (times: number) => {
    const text = part.repeat(times) + '*'.repeat(times);
    return processorTime(() => parseMarks(text));
  };
  // Quadratic growth would take 64 times as long.
  const short = Math.max(timeFor(10_000), timeFor(10_000), 20);
  expect(timeFor(80_000)).toBeLessThan(short * 40);
});

test('marks within each other without end are left, and overflow nothing', () => {
  const text = `${'*a **b '.repeat(20_000)}${' b** a*'.repeat(20_000)}`;
  expect(withoutMarks(text)).toContain('*');
});
