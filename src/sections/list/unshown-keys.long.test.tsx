import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import theme from '../../../tests/sites/agency/config/theme';
import { createTheme } from '../../theme/create-theme';
import * as marked from '../../ui/marked';
import { PageMarksContext } from '../../ui/marked-text';
import { SiteContext } from '../../ui/site-context';
import { agencyContext } from '../../ui/testing/agency-context';
import List, { preload } from './component';
import type { FilledList, ListedEntry } from './listed-entry';
import { unshownKeys } from './unshown-keys';

const shownTheme = createTheme(theme);

/** An entry that has all that a list can show. */
const full: ListedEntry = {
  key: 'full',
  name: 'Knots',
  to: '/Contact',
  description: 'Ten knots that hold.',
  picture: { file: '/knots.webp', alt: 'A knot', width: 1200, height: 800 },
  tags: ['Evening'],
  tagLinks: [{ label: 'Evening', to: '/Subjects/evening' }],
  day: '2027-03-02',
  leaf: { weekday: 'Tue', day: '2', month: 'Mar' },
  when: 'Tuesday 2 March 2027',
  time: '18:00',
  price: '€48',
  prices: [{ label: 'Children', price: '€20' }],
  unit: 'for the evening',
  about: '(about CHF 45)',
  badge: 'New',
  calendar: { label: 'Add to calendar', to: '/calendars/events/knots.ics' },
  highlight: true,
  points: ['Rope included'],
  facts: ['Old Boathouse'],
  place: { lines: ['1 Quay Street'] },
};

const htmlOf = (look: FilledList['look'], entry: ListedEntry) => {
  const section: FilledList = {
    kind: 'list',
    title: 'Courses',
    of: 'courses',
    look,
    when: 'all',
    entries: [entry],
    months: [{ month: '2027-03', name: 'March 2027', begins: 0, days: 31 }],
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  };
  return renderToStaticMarkup(
    <ThemeProvider theme={shownTheme}>
      <SiteContext value={agencyContext}>
        <PageMarksContext value={marked}>
          <MemoryRouter>
            <List section={section} number={undefined} />
          </MemoryRouter>
        </PageMarksContext>
      </SiteContext>
    </ThemeProvider>,
  );
};

const without = (keys: readonly (keyof ListedEntry)[]) => {
  const entry: ListedEntry = { ...full };
  for (const key of keys) delete (entry as Partial<ListedEntry>)[key];
  return entry;
};

/** Of each entry: which one it is, and by what visitors choose. `place` is filled in for its look alone. */
const always: (keyof ListedEntry)[] = ['key', 'name', 'tags', 'place'];

describe.each(Object.keys(unshownKeys) as FilledList['look'][])('%s', (look) => {
  beforeAll(() => preload({ section: { kind: 'list', look } } as Parameters<typeof preload>[0]));

  it('show the same without what they are said not to show', () => {
    expect(htmlOf(look, without(unshownKeys[look]))).toBe(htmlOf(look, full));
  });

  it('show all else', () => {
    const shown = without(unshownKeys[look]);
    const keys = (Object.keys(shown) as (keyof ListedEntry)[]).filter(
      (key) => !always.includes(key),
    );
    const useless = keys.filter(
      (key) => htmlOf(look, without([...unshownKeys[look], key])) === htmlOf(look, full),
    );
    expect(useless).toEqual([]);
  });
});

test.each(['cards', 'tiles', 'rows'] as const)(
  'pictures of %s are loaded when they are near',
  (look) => {
    expect(htmlOf(look, full)).toMatch(/<img[^>]* loading="lazy"/);
  },
);
