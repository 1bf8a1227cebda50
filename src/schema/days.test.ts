/** @jest-environment node */
import { dayIn } from './days';

const moment = new Date('2026-12-31T23:30:00Z');

test.each([
  ['Europe/London', '2026-12-31'],
  ['Europe/Berlin', '2027-01-01'],
  ['Pacific/Auckland', '2027-01-01'],
  ['America/Los_Angeles', '2026-12-31'],
  [undefined, '2026-12-31'],
])('in %s half an hour before the year ends in UTC it is %s', (timeZone, day) => {
  expect(dayIn(timeZone, moment)).toBe(day);
});
