/** @jest-environment node */
import { momentOf, withOffset } from './local-moment';

test.each([
  ['Europe/Berlin', '2026-12-01T18:00', '2026-12-01T18:00:00+01:00'],
  ['Europe/Berlin', '2026-07-01T18:00', '2026-07-01T18:00:00+02:00'],
  ['Europe/Dublin', '2027-01-13T19:00', '2027-01-13T19:00:00+00:00'],
  ['America/New_York', '2026-11-01T00:30', '2026-11-01T00:30:00-04:00'],
  ['America/New_York', '2026-11-01T03:00', '2026-11-01T03:00:00-05:00'],
  ['America/St_Johns', '2026-01-01T09:00', '2026-01-01T09:00:00-03:30'],
  ['Asia/Kathmandu', '2026-01-01T00:00', '2026-01-01T00:00:00+05:45'],
  ['Europe/Berlin', '2026-12-01', '2026-12-01'],
])('in %s, %s is %s', (timeZone, local, said) => {
  expect(withOffset(timeZone, local)).toBe(said);
  if (local.includes('T')) {
    expect(new Date(momentOf(timeZone, local)).getTime()).toBe(Date.parse(said));
  }
});
