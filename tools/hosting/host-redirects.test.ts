/** @jest-environment node */
import { RE2JS } from 're2js';
import type { Redirect } from '../../src/schema/redirect';
import type { RoutesDefinition } from '../../src/schema/routes';
import { createRedirects } from '../../src/site/find-redirect';
import { hostRedirects, movesOfPage, movingPages, redirectsFile } from './host-redirects';
import { rulePattern } from './path-patterns';

const redirects: Redirect[] = [
  { from: '/old/*', to: '/News' },
  { from: '/docs/*', to: '/Help/*' },
  { from: '/shop/*', to: 'https://shop.example.com/*', status: 'temporary' },
  { from: '/Preise.html', to: '/Prices#top' },
  { from: '/über uns.html', to: '/About' },
  { from: '/gone.html', status: 'gone' },
  { from: '/index.php?page=12', to: '/Prices' },
  { from: '/index.php', to: '/' },
  { from: '/list.asp?a=1', to: '/News' },
  { from: '/?p=7', to: '/News' },
  { from: '/start?p=8', to: '/Prices' },
];
const routes: RoutesDefinition = {
  pages: [
    { page: 'home', path: '/', aliases: ['/start'] },
    { page: 'news', path: '/News' },
  ],
  redirects,
  unmatched: 'home',
};

/** As Firebase Hosting reads firebase.json: the first that matches, with what it captured in its place. */
const hostSends = (path: string) => {
  for (const { regex, destination, type } of hostRedirects(routes)) {
    const found = RE2JS.compile(regex).matcher(path);
    if (!found.find()) continue;
    const rest = regex.includes('?P<rest>') ? (found.group('rest') ?? '') : '';
    return { status: type, location: destination.replace(':rest', rest) };
  }
  return undefined;
};

test.each([
  ...['/old', '/old/', '/OLD/a/b.php', '//old//a', '/%6Fld/a', '/older', '/o%2Fld'],
  ...['/docs', '/docs/', '/docs/a/b', '/DOCS//a', '/docs/a%20b'],
  ...['/shop', '/shop/Shoes', '/shop//evil.example'],
  ...['/preise.html', '/PREISE.HTML//', '/preise%2ehtml', '/preise-html', '/preise.html/x'],
  ...['/%C3%BCber%20uns.html', '/%c3%9cber%20UNS.html', '/uber%20uns.html', '/nowhere', '/News'],
])('the host leads %s where the other servers do', (path) => {
  const sent = hostSends(path);
  const found = createRedirects(redirects)(path);
  expect(sent).toEqual(found);
});

test.each(['/docs/\\evil.example', '/docs//\\evil.example', '/docs/\\/evil.example'])(
  'the host leads %s to no other host',
  (path) => {
    expect(hostSends(path)?.location ?? '/').toMatch(/^\/(?![/\\])/);
  },
);

test('what is gone has no status there', () => {
  expect(hostSends('/gone.html')).toBeUndefined();
});

test('where the query decides, a small page does, and a page of the site by itself', () => {
  const pages = movingPages(routes);
  expect(pages.map(({ file, moves }) => [file, moves])).toEqual([
    [
      '__moved/1.html',
      [
        ['page=12', '/Prices'],
        ['', '/'],
      ],
    ],
    [
      '__moved/2.html',
      [
        ['a=1', '/News'],
        ['', '/404'],
      ],
    ],
  ]);
  const [first] = pages;
  const pattern = RE2JS.compile(rulePattern(first!.rule));
  expect(['/index.php', '/Index.PHP/', '/index.phps'].map((path) => pattern.test(path))).toEqual([
    true,
    true,
    false,
  ]);
  expect(hostSends('/index.php')).toBeUndefined();
  expect(movesOfPage(routes, '/')).toEqual([
    ['p=7', '/News'],
    ['p=8', '/Prices'],
  ]);
  expect(movesOfPage(routes, '/News')).toEqual([]);
});

test('_redirects has them for hosts that read that', () => {
  expect(redirectsFile(routes)?.split('\n')).toEqual([
    '/index.php /__moved/1 200',
    '/list.asp /__moved/2 200',
    '/Preise.html /Prices#top 301',
    '/preise.html /Prices#top 301',
    '/%C3%BCber%20uns.html /About 301',
    '/gone.html /404.html 410',
    '/docs/* /Help/:splat 301',
    '/shop/* https://shop.example.com/:splat 302',
    '/old/* /News 301',
    '',
  ]);
  expect(redirectsFile({ ...routes, redirects: [] })).toBeUndefined();
});

test('_redirects has the page for unknown addresses of each other language, behind all else', () => {
  const lines = redirectsFile({ ...routes, redirects: [redirects[4]!] }, ['/de', '/ar']);
  expect(lines?.split('\n')).toEqual([
    '/%C3%BCber%20uns.html /About 301',
    '/de/* /de/404.html 404',
    '/ar/* /ar/404.html 404',
    '',
  ]);
});
