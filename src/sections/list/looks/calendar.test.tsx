import { render, screen } from '@testing-library/react';
import { InAgency } from '../../../ui/testing/in-agency';
import type { ListedEntry } from '../listed-entry';
import { Calendar } from './calendar';

const table = (day: string): ListedEntry => ({
  key: `table ${day}`,
  name: 'Tandem table',
  day,
  last: day,
  time: '19:00–21:00',
});
const entries = [
  table('2027-02-03'),
  { ...table('2027-02-05'), key: 'songs', name: 'Carnival songs' },
  table('2027-02-10'),
  table('2027-03-03'),
];
const month = (number: string) => ({
  month: `2027-${number}`,
  name: `Month ${number}`,
  begins: 0,
  days: 28,
});

test('a month has its days filled, and below them the dates of a series in one line', () => {
  const { container } = render(
    <InAgency>
      <Calendar
        entries={entries}
        heading="h3"
        attributesOf={() => ({})}
        isChosen={false}
        knowsYear
        months={['02', '03', '04'].map(month)}
        weekdays={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}
      />
    </InAgency>,
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Month 02', 'Month 03']);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(lines).toEqual([
    '3, 10 Tandem table, 19:00–21:00',
    '5 Carnival songs, 19:00–21:00',
    '3 Tandem table, 19:00–21:00',
  ]);
  const filled = [...container.querySelectorAll('[data-filled]')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['3', '5', '10', '3']);
});
