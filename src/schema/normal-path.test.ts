/** @jest-environment node */
import { normalPath, pagePath } from './normal-path';

test.each([
  ['/', '/', '/'],
  ['', '', '/'],
  ['//', '/', '/'],
  ['/A%2db%5Fc%2E%7e', '/A-b_c.~', '/a-b_c.~'],
  ['//A///b//', '/A/b/', '/a/b'],
  // Reserved characters stay escaped, in capital letters (section 6.2.2.1).
  ['/a%2fb%3f%20%c3%a9', '/a%2Fb%3F%20%C3%A9', '/a%2fb%3f%20%c3%a9'],
  // Decoded once: the result may look like another escape.
  ['/%252D', '/%252D', '/%252d'],
  ['/%zz%', '/%zz%', '/%zz%'],
])('%j is %j, and %j for pages', (path, normal, page) => {
  expect(normalPath(path)).toBe(normal);
  expect(pagePath(path)).toBe(page);
  expect(pagePath(pagePath(path))).toBe(pagePath(path));
});
