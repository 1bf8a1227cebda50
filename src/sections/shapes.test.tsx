import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import site from '../../tests/sites/agency/config/site';
import themeDefinition from '../../tests/sites/agency/config/theme';
import { createTheme } from '../theme/create-theme';
import * as marked from '../ui/marked';
import { PageMarksContext } from '../ui/marked-text';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { examples as galleries } from './gallery/example';
import Mosaic from './gallery/mosaic/component';
import List from './list/component';
import type { FilledList } from './list/listed-entry';
import People from './people/component';
import { examples as groups } from './people/example';
import Portraits from './people/portraits/component';
import Rows from './people/rows/component';
import { sectionSchemas } from './registry';

/** Fields and buttons as pills, everything else with corners. */
const theme = createTheme({
  ...themeDefinition,
  shape: { borderRadius: 999, card: 4, device: 4, pill: 0 },
});

const context = { site } as unknown as SiteContextValue;

const show = (section: ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <SiteContext value={context}>
        <PageMarksContext value={marked}>
          <MemoryRouter>{section}</MemoryRouter>
        </PageMarksContext>
      </SiteContext>
    </ThemeProvider>,
  ).container;

const radii = (container: Element) =>
  [...container.querySelectorAll('*')].map((each) => getComputedStyle(each).borderRadius);

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(cleanup);

const chosen: FilledList = {
  kind: 'list',
  title: 'Courses',
  of: 'courses',
  look: 'cards',
  when: 'all',
  choose: { label: 'Subject', all: 'All', left: '{count} left' },
  entries: [
    { key: 'a', name: 'Knots', tags: ['Rope'], badge: 'New' },
    { key: 'b', name: 'Sails', tags: ['Cloth'] },
  ],
};

test('photographs take the corners of cards, whatever those of fields are', () => {
  for (const container of [
    show(<Mosaic section={galleries.plain} number={1} />),
    show(<Rows section={groups.portraits} number={1} />),
  ]) {
    expect(radii(container)).toContain('4px');
    expect(radii(container)).not.toContain('999px');
  }
});

test('what visitors choose by, and badges, are as round as the theme says', () => {
  const container = show(<List section={chosen} number={1} />);
  const chips = [...container.querySelectorAll('label')];
  expect(chips).toHaveLength(3);
  for (const each of chips) {
    expect(['0', '0px']).toContain(getComputedStyle(each).borderRadius);
  }
  const round = radii(container).filter((radius) => Number.parseFloat(radius) > 4);
  expect(round).toEqual([]);
});

test.each([
  ['grid', People],
  ['portraits', Portraits],
  ['rows', Rows],
] as const)('%s without tiles show the photographs alone', (_, Look) => {
  const count = (tiles?: 'none') => {
    const container = show(<Look section={{ ...groups.portraits, tiles }} number={1} />);
    return ['img', 'svg[viewBox="0 0 320 400"]'].map(
      (each) => container.querySelectorAll(each).length,
    );
  };
  expect(count()).toEqual([3, 1]);
  expect(count('none')).toEqual([3, 0]);
});

test('the corner of a table may be empty, and no other heading', () => {
  const table = (...columns: string[]) => ({
    kind: 'table',
    title: 'Ways',
    columns,
    rows: [['Shoes', 'no', 'yes']],
  });
  const isValid = (value: object) => sectionSchemas.table.isValidSync(value, { strict: true });
  expect(isValid(table('', 'Basic', 'Plus'))).toBe(true);
  expect(isValid(table('What', '', 'Plus'))).toBe(false);
});
