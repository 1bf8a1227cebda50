/** @jest-environment node */
import { sources } from '../../../tests/mistakes/agency';
import { checkConfig } from '../check-config';
import { reservedPaths, takenByFiles } from './check-routes';

const routesWith = (path: string) => ({
  pages: [
    { page: 'home', path: '/' },
    { page: 'other', path },
  ],
});

test.each([
  ...['/index', '/Index', '/INDEX', '/Services/index', '/404', '/__', '/__/auth', '/__local'],
  ...['/__local/faults', '/__gallery', '/__anything', '/v0/b/x', '/v1/projects/x'],
  ...['/con', '/Aux/menu', '/menu/COM1'],
])('%s is no address for a page', (path) => {
  expect(reservedPaths(routesWith(path))).toMatchObject([
    { error: 'reservedPath', path: 'pages[1].path' },
  ]);
  const asAlias = { pages: [{ page: 'home', path: '/', aliases: [path] }] };
  expect(reservedPaths(asAlias)).toMatchObject([{ path: 'pages[0].aliases[0]' }]);
});

test.each([
  ...['/', '/indexes', '/index/all', '/404s', '/Errors/404', '/_local', '/v0', '/v1/prices'],
  ...['/console', '/Contact', '/assets', '/photos', '/og', '/sitemap', '/src', '/config'],
])('%s is one', (path) => {
  expect(reservedPaths(routesWith(path))).toEqual([]);
});

test.each([
  ['/Prices', '/Prices.html'],
  ['/Prices', '/prices.HTML'],
  ['/Prices', '/prices'],
  ['/Prices', '/Prices/index.html'],
  ['/Services/Design', '/services/design.html'],
])('the page of %s would lie where public%s does', (path, file) => {
  expect(takenByFiles(routesWith(path), { files: [file] })).toEqual([
    expect.objectContaining({ error: 'takenByFile', parts: { other: file } }),
  ]);
});

test.each(['/Prices.pdf', '/Prices/list.pdf', '/pictures/Prices.html', '/favicon.ico'])(
  'public%s takes the place of no page',
  (file) => {
    expect(takenByFiles(routesWith('/Prices'), { files: [file] })).toEqual([]);
  },
);

test.each([
  ...['/index.html', '/404.html', '/robots.txt', '/Robots.txt', '/sitemap.xml', '/feed.xml'],
  ...['/site.webmanifest', '/.well-known/security.txt', '/assets/a.js', '/og/a.png'],
])('public%s would be written over, and is told by its name', (file) => {
  const problems = checkConfig(sources, { files: [file, '/prices.pdf'] });
  const reported = problems.filter(({ code }) => code === 'SITE-222');
  expect(reported).toMatchObject([{ file: `public${file}`, severity: 'error' }]);
  expect(reported[0]?.message).toContain(`public${file}`);
});

test('a page that no path shows is told in its own file', () => {
  const page = 'config/pages/spare.ts';
  const text = sources['config/pages/contact.ts'] ?? '';
  const problems = checkConfig({ ...sources, [page]: text });
  expect(problems.filter(({ code }) => code === 'SITE-077')).toMatchObject([{ file: page }]);
});
