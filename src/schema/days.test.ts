/** @jest-environment node */
import { comingDays, dayIn } from './days';

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

const special = [{ from: '12-24', to: '01-02' }, { from: '05-01' }, { from: '2027-03-01' }];

test.each([
  ['2027-01-01', ['2026-12-24', '2027-03-01', '2027-05-01']],
  ['2027-01-03', ['2027-03-01', '2027-05-01', '2027-12-24']],
  ['2027-05-02', ['2027-12-24', '2028-05-01']],
  ['2027-12-31', ['2027-12-24', '2028-05-01']],
])('on %s days of every year come next from %j on, in order', (today, expected) => {
  const coming = comingDays({ week: [], closed: 'Closed', special }, today);
  expect(coming.map(({ from }) => from)).toEqual(expected);
});
