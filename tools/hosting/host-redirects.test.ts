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

const origin = 'https://site.example';

/** As Firebase Hosting reads firebase.json: the first that matches, with what it captured in its place. */
const hostSends = (path: string, of = routes) => {
  for (const { regex, destination, type } of hostRedirects(of)) {
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
  ...[
    '/shop',
    '/shop/Shoes',
    '/shop//evil.example',
    '/shop/%2fevil.example',
    '/docs/%5Ca',
    '/docs/%09a',
  ],
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

describe('whatever an address says, no redirect leads to another host', () => {
  const all: RoutesDefinition = {
    ...routes,
    redirects: [
      { from: '/old/*', to: '/*' },
      { from: '/docs/*', to: '/Help/*' },
      { from: '/shop/*', to: 'https://site.example/*' },
      { from: '/one', to: '/' },
      { from: '/*', to: '/*' },
    ],
  };
  /** As Netlify and Cloudflare Pages read _redirects: what stands for the star, as it is. */
  const fileSends = (path: string) => {
    const lines = (redirectsFile(all, { origin }) ?? '').trim().split('\n');
    for (const line of lines) {
      const [from = '', to = ''] = line.split(' ');
      const start = from.replace('*', '');
      if (from.endsWith('*') ? path.startsWith(start) : path === from) {
        return { location: to.replace(':splat', path.slice(start.length)) };
      }
    }
    return undefined;
  };
  const servers = {
    'Firebase Hosting': (path: string) => hostSends(path, all),
    'a host of _redirects': fileSends,
    'the other servers': createRedirects(all.redirects),
  };

  const tails = ['evil.test', 'evil.test/a', '@evil.test', 'evil.test:80', 'javascript:alert(1)'];
  const signs = [
    ...['/', '//', '///', '\\', '/\\', '\\/', '%2f', '%2F/', '%2f%2f', '%5c', '%5C%2f', '/%5c'],
    ...[
      '%09/',
      '%0a//',
      '%0d%0a/',
      '\t/',
      '%00/',
      './/',
      '..//',
      '/.//',
      '%2e%2e//',
      ';//',
      '%252f',
    ],
  ];
  const paths = ['/old', '/docs', '/shop', '/one', ''].flatMap((folder) =>
    signs.flatMap((sign) => tails.map((tail) => `${folder}/${sign}${tail}`)),
  );

  test.each(Object.entries(servers))('by %s', (_, send) => {
    const led = paths.flatMap((path) => send(path)?.location ?? []);
    expect(led.length).toBeGreaterThan(paths.length / 2);
    // As it is sent, or with what is escaped written out.
    const hosts = [...led, ...led.map((each) => each.replaceAll(/%[\da-f]{2}/gi, unescaped))].map(
      (each) => new URL(each, `${origin}/`).origin,
    );
    expect([...new Set(hosts)]).toEqual([origin]);
  });

  const unescaped = (escape: string) => String.fromCharCode(parseInt(escape.slice(1), 16));
});

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
  expect(redirectsFile(routes, { origin })?.split('\n')).toEqual([
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
  expect(redirectsFile({ ...routes, redirects: [] }, { origin })).toBeUndefined();
});

test('_redirects has the page for unknown addresses of each other language, behind all else', () => {
  const lines = redirectsFile(
    { ...routes, redirects: [redirects[4]!] },
    { origin, homes: ['/de', '/ar'] },
  );
  expect(lines?.split('\n')).toEqual([
    '/%C3%BCber%20uns.html /About 301',
    '/de/* /de/404.html 404',
    '/ar/* /ar/404.html 404',
    '',
  ]);
});
