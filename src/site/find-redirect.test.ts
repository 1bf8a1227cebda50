/** @jest-environment node */
import type { Redirect } from '../schema/redirect';
import { createRedirects } from './find-redirect';

const find = createRedirects([
  { from: '/old/*', to: '/News' },
  { from: '/old/team/*', to: '/Team' },
  { from: '/old/team/ida.html', to: '/Team#ida' },
  { from: '/docs/*', to: '/Help/*' },
  { from: '/shop/*', to: 'https://shop.example.com/all/*', status: 'temporary' },
  { from: '/all/*', to: '/*' },
  { from: '/preise.html', to: '/Prices' },
  { from: '/list?a=1', to: '/A' },
  { from: '/list?a=1&b=2', to: '/A-and-B?c=3' },
  { from: '/index.php?page=12', to: '/Twelve' },
  { from: '/index.php', to: '/' },
  { from: '/?p=7', to: '/Seven' },
  { from: '/Über uns.html'.replace(' ', '%20'), to: '/About' },
  { from: '/caf%C3%A9/', to: '/Café' },
  { from: '/removed/*', status: 'gone' },
  { from: '/search?Impressum', to: '/Imprint' },
]);

test.each<[target: string, location: string | undefined]>([
  // As it is written, in any case, with slashes too many.
  ['/preise.html', '/Prices'],
  ['/PREISE.HTML', '/Prices'],
  ['/preise.html/', '/Prices'],
  ['//preise.html//', '/Prices'],
  ['/preise%2Ehtml', '/Prices'],
  ['/%70reise.html', '/Prices'],
  ['/preise.htm', undefined],
  ['/x/preise.html', undefined],
  ['/preise.html/more', undefined],
  // The visitor's query is kept, before a place on the page.
  ['/preise.html?utm=a%20b&x', '/Prices?utm=a%20b&x'],
  ['/preise.html?', '/Prices'],
  ['/old/team/ida.html?x=1', '/Team?x=1#ida'],
  // What the redirect asks of the query is not.
  ['/index.php?page=12', '/Twelve'],
  ['/index.php?lang=de&page=12&utm=x', '/Twelve?lang=de&utm=x'],
  ['/INDEX.php?PAGE=12', '/Twelve'],
  ['/index.php?page=1%32', '/Twelve'],
  ['/index.php?page=13', '/?page=13'],
  ['/index.php?page=123', '/?page=123'],
  ['/index.php', '/'],
  ['/?p=7', '/Seven'],
  ['/?p=8', undefined],
  ['/', undefined],
  ['/search?impressum', '/Imprint'],
  ['/search?impressum=&a', '/Imprint?a'],
  // What asks for more comes first.
  ['/list?b=2&a=1', '/A-and-B?c=3'],
  ['/list?b=2&a=1&d', '/A-and-B?c=3&d'],
  ['/list?b=3&a=1', '/A?b=3'],
  ['/list', undefined],
  // Letters with and without escapes.
  ['/%C3%9Cber%20uns.html', '/About'],
  ['/%c3%bcber%20uns.html', '/About'],
  ['/Café', '/Caf%C3%A9'],
  ['/cafe%CC%81', '/Caf%C3%A9'],
  // Folders: the inner one first, and the folder itself.
  ['/old', '/News'],
  ['/old/', '/News'],
  ['/old/a/b.php?c=d', '/News?c=d'],
  ['/older', undefined],
  ['/old/team', '/Team'],
  ['/old/team/tom.html', '/Team'],
  ['/OLD/Team/Tom', '/Team'],
  // What is in the folder is kept as it was written.
  ['/docs', '/Help/'],
  ['/docs/A/b%20c.html?x', '/Help/A/b%20c.html?x'],
  ['/Docs//A', '/Help/A'],
  ['/shop/Shoes?size=42', 'https://shop.example.com/all/Shoes?size=42'],
  // It leads to no other host.
  ['/all//evil.example', '/evil.example'],
  ['/all/\\evil.example', '/evil.example'],
  ['/all/\\/evil.example', '/evil.example'],
  ['/all/%5Cevil.example', '/'],
  ['/all/%2F%2Fevil.example', '/'],
  ['/all/a\r\nX: y', '/a%0D%0AX:%20y'],
  // Nothing breaks it.
  ['/%', undefined],
  ['/preise.html?%', '/Prices?%'],
  ['/docs/\ud800', '/Help/%EF%BF%BD'],
  ['', undefined],
])('%s leads to %s', (target, location) => {
  expect(find(target)?.location).toBe(location);
});

test.each([
  ['/preise.html', 301],
  ['/shop/', 302],
  ['/removed', 410],
  ['/removed/a?b', 410],
])('%s is answered with %i', (target, status) => {
  expect(find(target)?.status).toBe(status);
});

test('no redirects redirect nothing', () => {
  const none: Redirect[] = [];
  expect(createRedirects(none)('/a')).toBeUndefined();
  expect(createRedirects()('/a')).toBeUndefined();
});
