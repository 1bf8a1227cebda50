/** @jest-environment node */
import { processorTime } from '../../../tests/processor-time';
import { hasFictionNumber } from './check-texts';

test.each([
  'tel:+12025550148',
  '+1 202 555 0148',
  'Call (202) 555-0148 now',
  '555-0123',
  'https://wa.me/12025550148?text=Hello',
  'tel:+442079460321',
  '+44 (0)20 7946 0321',
  '0044 7700 900123',
  '+61 2 5550 1234',
  '+49 30 23125 678',
  '+33 1 99 00 12 34',
])('%s belongs to nobody', (text) => {
  expect(hasFictionNumber(text)).toBe(true);
});

test.each([
  '+49 30 555-0123',
  '+49 89 5550 123',
  'tel:+493055501234',
  '030 555-0123',
  '+43 1 555 01 23',
  '+44 20 7123 4567',
  '+1 202 555 1234',
  '2026-12-24 – 2027-01-03',
  'ISBN 978-3-555-01234-5',
])('%s may be somebody’s', (text) => {
  expect(hasFictionNumber(text)).toBe(false);
});

test('a long text of digits is read in no time', () => {
  const took = processorTime(() => {
    hasFictionNumber('(1 '.repeat(50_000));
    hasFictionNumber('5550'.repeat(50_000));
  }, 2000);
  expect(took).toBeLessThan(2000);
});
