/** @jest-environment node */
import { errors } from '../../problems/catalogue/errors';
import { pastDays } from './check-days';
import { unlinkedPages } from './check-unused';

const today = '2027-01-04';

const site = (special: object[], banner?: object) => ({ business: { hours: { special } }, banner });

const reported = (value: object) => pastDays({ value }, { today }).map(({ path }) => path);

test('special hours are told from the day after their last one on', () => {
  const [past, last, coming] = ['2027-01-03', '2027-01-04', '2027-01-05'];
  const days = [{ from: past }, { from: past, to: last }, { from: '2026-12-24', to: past }];
  expect(reported(site([...days, { from: coming }]))).toEqual([
    'business.hours.special[0]',
    'business.hours.special[2]',
  ]);
});

test('so is a banner', () => {
  expect(reported(site([], { until: '2027-01-03' }))).toEqual(['banner.until']);
  expect(reported(site([], { until: '2027-01-04' }))).toEqual([]);
  expect(reported(site([], { from: '2026-01-01' }))).toEqual([]);
});

test('neither stops anything: time passes by itself', () => {
  expect(errors.pastHours.severity).toBe('warning');
  expect(errors.pastBanner.severity).toBe('warning');
});

const news = (limit?: number) => ({ kind: 'news', limit });
const post = (date: string, ...sections: object[]) => ({ title: date, post: { date }, sections });

const unlinked = (pages: Record<string, object>) => {
  const routes = Object.keys(pages).map((page) => ({
    page,
    path: page === 'home' ? '/' : `/${page}`,
  }));
  const values = new Map<string, unknown>([
    ['config/site.ts', {}],
    ['config/routes.ts', { pages: routes, unmatched: 'home' }],
    ...Object.entries(pages).map(([page, value]) => [`config/pages/${page}.ts`, value] as const),
  ]);
  return unlinkedPages({ values, read: [...values.keys()], lost: [], today }).map(
    ({ file }) => file,
  );
};

test('a post that a list with a limit shows is linked, and one that has fallen out of it is not', () => {
  const home = { title: 'Home', sections: [news(2)] };
  const posts = { a: post('2026-01-01'), b: post('2026-02-01'), c: post('2026-03-01') };
  expect(unlinked({ home, ...posts })).toEqual(['config/pages/a.ts']);
});

test('the lists below posts count, which leave their own post out', () => {
  const home = { title: 'Home', sections: [news(1)] };
  expect(unlinked({ home, a: post('2026-01-01'), b: post('2026-02-01', news(1)) })).toEqual([]);
});

test('a post that comes out later is linked on its day', () => {
  const home = { title: 'Home', sections: [news(1)] };
  expect(unlinked({ home, a: post('2026-01-01'), b: post('2027-02-01') })).toEqual([]);
});

test('of the pages of a template that no link leads to, one is told', () => {
  const page = { title: 'T', description: 'D', sections: [] };
  const files = ['config/pages/home.ts', 'config/pages/course/a.ts', 'config/pages/course/b.ts'];
  const pages = [
    { page: 'home', path: '/' },
    { page: 'course/a', path: '/Courses/a' },
    { page: 'course/b', path: '/Courses/b' },
  ];
  const values = new Map<string, unknown>([
    ...files.map((file) => [file, page] as const),
    ['config/site.ts', {}],
    ['config/routes.ts', { pages, unmatched: 'home' }],
  ]);
  const found = unlinkedPages({ values, read: files, lost: [], today: '2026-03-31' });
  expect(found.map(({ file }) => file)).toEqual(['config/pages/course/a.ts']);
});
