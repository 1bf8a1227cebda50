import type * as Whereabouts from './whereabouts';
import { createWhereabouts } from './whereabouts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each<[string, PropertyDescriptor, string]>([
  ['says it', { value: 'de-CH' }, 'de-CH'],
  ['says nothing', { value: '' }, ''],
  ['knows no language', { value: undefined }, ''],
  ['has null for it', { value: null }, ''],
  ['has something else for it', { value: ['en'] }, ''],
  ['throws', { get: refuse }, ''],
])('the language of a browser that %s', (_, descriptor, language) => {
  Object.defineProperty(navigator, 'language', { configurable: true, ...descriptor });
  expect(createWhereabouts()()).toEqual({
    page: '/',
    language,
    pageLanguage: document.documentElement.lang,
    campaign: '',
  });
});

test('a browser without a navigator', () => {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: undefined });
  expect(createWhereabouts()().language).toBe('');
  Object.defineProperty(globalThis, 'navigator', known);
});

test('the language of the page is that of the site, whatever a browser makes of it that translates it', () => {
  jest.isolateModules(() => {
    globalThis.__SITE__ = { languages: { own: 'de-DE', home: '/', start: '/', all: [] } };
    const own = jest.requireActual<typeof Whereabouts>('./whereabouts');
    document.documentElement.lang = 'fr';
    expect(own.createWhereabouts()().pageLanguage).toBe('de-DE');
  });
});
