import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import site from '../../../tests/sites/agency/config/site';
import theme from '../../../tests/sites/agency/config/theme';
import { createTheme } from '../../theme/create-theme';
import { SiteContext, type SiteContextValue } from '../../ui/site-context';
import List from './component';
import type { FilledList } from './listed-entry';

const choose = { label: 'Subject', all: 'All', left: 'Entries shown: {count}' };

const entryOf = (key: string, day: string, tags: string[]) => ({
  key,
  name: key,
  day,
  when: day,
  group: day.slice(0, 7),
  tags,
});

const entries = [
  entryOf('knots', '2027-02-02', ['Rope']),
  entryOf('sails', '2027-03-06', ['Cloth', 'Rope']),
  entryOf('tides', '2027-03-07', ['Water']),
  entryOf('flags', '2027-04-07', ['Cloth']),
];

const show = (look: FilledList['look'], more: Partial<FilledList> = {}) => {
  const months = ['02', '03', '04'].map((month) => ({
    month: `2027-${month}`,
    name: `Month ${month}`,
    begins: 0,
    days: 28,
  }));
  const list: FilledList = {
    kind: 'list',
    title: 'Courses',
    of: 'courses',
    look,
    when: 'all',
    choose,
    entries: look === 'calendar' ? entries.map(({ group: _, ...entry }) => entry) : entries,
    months,
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ...more,
  };
  const { container } = render(
    <MemoryRouter>
      <ThemeProvider theme={createTheme(theme)}>
        <SiteContext value={{ site } as unknown as SiteContextValue}>
          <List section={list} number={1} />
        </SiteContext>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), container };
};

/** What is hidden where `t0`, or another tag, is not among them: CSS does it, without script as well. */
const tagsAround = (words: string) =>
  screen.getByText(words).closest('[data-tags]')?.getAttribute('data-tags')?.split(' ');

test('a choice tells how many entries it leaves', async () => {
  const { user } = show('rows');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  await user.click(screen.getByRole('radio', { name: 'Cloth' }));
  expect(status).toHaveTextContent('Entries shown: 2');
  await user.click(screen.getByRole('radio', { name: 'Water' }));
  expect(status).toHaveTextContent('Entries shown: 1');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(status).toHaveTextContent('Entries shown: 4');
});

test.each([
  ['the heading of a group', 'rows', ['2027-02', '2027-03', '2027-04']],
  ['the month of a calendar', 'calendar', ['Month 02', 'Month 03', 'Month 04']],
] as const)('%s goes with the last of its entries', (_what, look, headings) => {
  show(look);
  const tagged = headings.map((heading) => tagsAround(heading));
  // Rope, Cloth, Water.
  expect(tagged).toEqual([['t0'], ['t1', 't0', 't2'], ['t1']]);
});

test('on paper all entries are there, and no choice', () => {
  show('rows');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const media = (condition: string, part: string) =>
    rules.some(
      ({ cssText }) => cssText.startsWith(`@media ${condition}`) && cssText.includes(part),
    );
  expect(media('screen', '[data-tags]:not([data-tags~="t0"])')).toBe(true);
  expect(
    rules.some(({ cssText }) => cssText.startsWith('.') && cssText.includes('data-tags')),
  ).toBe(false);
  const choice = screen.getByRole('group', { name: 'Subject' });
  const [own = ''] = [...choice.classList].filter((name) => name.startsWith('css-'));
  expect(media('print', `.${own}`)).toBe(true);
});

test.each(['rows', 'cards', 'prices'] as const)(
  'of %s a price is said in a second currency too, and once below them by which rate',
  (look) => {
    const priced = entries.map((entry) => ({ ...entry, price: '€48', about: '(about CHF 45)' }));
    const rate = 'At the rate of 2 November 2026.';
    show(look, { entries: priced, rate });
    expect(screen.getAllByText('(about CHF 45)')).toHaveLength(entries.length);
    expect(screen.getAllByText(rate)).toHaveLength(1);
  },
);
