/** @jest-environment node */
import routes from '../../tests/sites/agency/config/routes';
import { resolveRoute } from './resolve-route';

describe('specification, section 2: which page a path shows', () => {
  test.each([
    ['/', 'home', '/'],
    ['', 'home', '/'],
    ['/home', 'home', '/'],
    ['/Home', 'home', '/'],
    ['/HOME/', 'home', '/'],
    ['/About-us', 'about', '/About-us'],
    ['/About-Us', 'about', '/About-us'],
    ['/about-us/', 'about', '/About-us'],
    ['/Product', 'product', '/Product'],
    ['/Services', 'services', '/Services'],
    ['/services', 'services', '/Services'],
    ['/Blog', 'blog', '/Blog'],
    ['/Career', 'career', '/Career'],
    ['/Contact', 'contact', '/Contact'],
    ['/contact', 'contact', '/Contact'],
  ])('%j → %s', (pathname, page, path) => {
    expect(resolveRoute(routes, pathname)).toEqual({ page, path, matched: true });
  });

  test.each(['/nowhere', '/Contact/us', '/home.html', '/__proto__', '/%00'])(
    '%j is unmatched and shows Home',
    (pathname) => {
      expect(resolveRoute(routes, pathname)).toEqual({ page: 'home', path: '/', matched: false });
    },
  );
});
