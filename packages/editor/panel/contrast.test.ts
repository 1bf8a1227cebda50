/** @jest-environment node */
import { themeExample } from '../../../src/schema/theme-example';
import { contrastsOf } from './contrast';

const contrasts = (role: string, typed = '#000000', colors: unknown = themeExample.color) =>
  contrastsOf({ colors, scheme: 'light', role, typed });

test.each([
  ['text.primary', ['background.default', 'background.tint', 'background.paper']],
  ['primary.contrastText', ['primary.main', 'primary.dark']],
  ['highlight.contrastText', ['highlight.main']],
  ['control', ['background.default', 'background.paper']],
  ['divider', []],
])('%s stands on its grounds, in both schemes', (role, expected) => {
  const found = contrasts(role);
  const groundsIn = (scheme: string) =>
    found.filter((each) => each.scheme === scheme).map(({ ground }) => ground);
  expect(groundsIn('light')).toEqual(expected);
  expect(groundsIn('dark')).toEqual(expected);
});

test('of a ground it says what stands on it', () => {
  expect(contrasts('primary.dark').map(({ scheme, role }) => `${scheme} ${role}`)).toEqual([
    'light primary.contrastText',
  ]);
});

test('it is measured with the colour that is typed, in its own scheme only', () => {
  const { dark } = themeExample.color;
  const found = contrasts('text.primary', '#FFFFFF');
  expect(found.filter(({ scheme }) => scheme === 'light').map(({ color }) => color)).toEqual(
    Array(3).fill('#FFFFFF'),
  );
  expect(found.find(({ scheme }) => scheme === 'dark')?.color).toBe(dark.text.primary);
});

test('black on white is 21 to 1, and what is no colour yet has no contrast', () => {
  const colors = { light: { primary: { main: '#FFFFFF' } } };
  expect(contrasts('primary.contrastText', '#000000', colors)).toMatchObject([
    { ground: 'primary.main', ratio: 21, needed: 4.5 },
  ]);
  expect(contrasts('primary.contrastText', '#0000', colors)).toEqual([]);
});
