/** @jest-environment node */
import type { FilledList } from './listed-entry';
import { shownEntries } from './shown-entries';

const list = (when: FilledList['when'], season: { from: string; to: string }): FilledList => ({
  kind: 'list',
  title: 'Menu',
  of: 'dishes',
  look: 'menu',
  when,
  entries: [{ key: 'lemonade', name: 'Lemonade', season }],
});

const summer = { from: '05-01', to: '09-30' };
const winter = { from: '11-01', to: '03-15' };

describe('a dish with a season', () => {
  it.each([
    ['before its first day', summer, '2026-04-30', 0],
    ['on its first day', summer, '2026-05-01', 1],
    ['on its last day', summer, '2026-09-30', 1],
    ['after its last day', summer, '2026-10-01', 0],
    ['over the new year, before it begins', winter, '2026-10-31', 0],
    ['over the new year, at its end', winter, '2026-12-31', 1],
    ['over the new year, at its beginning', winter, '2027-01-01', 1],
    ['over the new year, after its last day', winter, '2027-03-16', 0],
  ] as const)('%s', (_when, season, today, count) => {
    expect(shownEntries(list('upcoming', season), today)).toHaveLength(count);
    expect(shownEntries(list('all', season), today)).toHaveLength(1);
  });
});
