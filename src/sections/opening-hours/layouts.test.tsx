import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import site from '../../../tests/sites/agency/config/site';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import { createTheme } from '../../theme/create-theme';
import { SiteContext, type SiteContextValue } from '../../ui/site-context';
import HoursBars from './bars/component';
import { examples } from './example';
import HoursSign from './sign/component';

/** A Wednesday, in the evening at the business. */
const wednesday = new Date('2027-03-10T20:00:00Z');

type Shown = { direction?: 'ltr' | 'rtl'; language?: string; timeZone?: string };

const inSite = (layout: 'sign' | 'bars', own: Shown = {}) => {
  const value = { site: { ...site, language: 'en-GB', timeZone: 'Europe/Berlin', ...own } };
  return (
    <ThemeProvider theme={createTheme(themeDefinition)}>
      <SiteContext value={value as unknown as SiteContextValue}>
        {layout === 'sign' ? (
          <HoursSign section={examples.sign} number={1} />
        ) : (
          <HoursBars section={examples.bars} number={1} />
        )}
      </SiteContext>
    </ThemeProvider>
  );
};

beforeEach(() => jest.useFakeTimers({ now: wednesday }));
afterEach(() => jest.useRealTimers());

/** Terms with their descriptions; what is only seen is left out. */
const heard = () => {
  const words = (part: Element) => {
    const copy = part.cloneNode(true) as Element;
    copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    const texts = [...copy.children].map(({ textContent }) => textContent);
    return texts.length > 0 ? texts.join(', ') : copy.textContent;
  };
  return screen
    .getAllByRole('term')
    .map((term) => `${words(term)}: ${words(term.nextElementSibling!)}`.replaceAll(/\s/gu, ' '));
};

test('a sign has a line for days with the same hours, and says the days in full', () => {
  render(inSite('sign'));
  expect(heard()).toEqual([
    'Tuesday – Friday: 6:30–13:00',
    'Saturday: 6:00–12:00',
    'Monday and Sunday: Closed',
    'Easter, 26 March 2027 – 29 March 2027: Closed',
  ]);
  expect(screen.getByText('Tue–Fri')).toBeVisible();
});

test('times on a sign lack the zero before an hour, and machines read it', () => {
  render(inSite('sign'));
  expect(screen.getByText('6:30')).toHaveAttribute('datetime', '06:30');
});

test('a sign says its days in the language of the site', () => {
  render(inSite('sign', { language: 'de' }));
  expect(screen.getByText('Di–Fr')).toBeVisible();
});

test('bars are a list of seven days with their hours for who cannot see them', () => {
  render(inSite('bars'));
  expect(heard()).toEqual([
    'Monday: Closed',
    'Tuesday: 10:00–13:00, 15:00–22:30',
    'Wednesday: 10:00–13:00, 15:00–22:30',
    'Thursday: 10:00–13:00, 15:00–22:30',
    'Friday: 14:00–02:00',
    'Saturday: 14:00–02:00',
    'Sunday: 09:00–21:00',
    'New Year’s Day, 1 January 2028: 13:00–21:00',
  ]);
});

const markedDays = () => [...document.querySelectorAll('[aria-current="date"]')];

test('today is marked among the bars, by the clock of the business', () => {
  render(inSite('bars'));
  expect(markedDays().map(({ textContent }) => textContent)).toEqual(['Wednesday']);
});

test('there it may be tomorrow already', () => {
  render(inSite('bars', { timeZone: 'Asia/Tokyo' }));
  expect(markedDays().map(({ textContent }) => textContent)).toEqual(['Thursday']);
});

test('the page’s own HTML marks no day: it may be read on any', () => {
  expect(renderToString(inSite('bars'))).not.toContain('aria-current');
});

/** Where the bars of a day begin, and how long they are. */
const barsOf = (name: string) => {
  const row = screen.getByText(name).parentElement!;
  const bars = within(row).getByRole('definition').querySelectorAll('rect[data-open]');
  return [...bars].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
};

test('the bar of the day that opens first begins where its page’s lines begin', () => {
  const { unmount } = render(inSite('bars'));
  expect(barsOf('Sunday')).toEqual([['0%', '70.59%']]);
  unmount();
  render(inSite('bars', { direction: 'rtl' }));
  expect(barsOf('Sunday')).toEqual([['29.41%', '70.59%']]);
});
