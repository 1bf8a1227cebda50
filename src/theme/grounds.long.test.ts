/** @jest-environment node */
import { themeExample } from '../schema/theme-example';
import { contrast } from './contrast';
import { groundColors } from './grounds';

const ratio = (one = '', other = '') => contrast(one, other) ?? 0;

/** Every sixth of each channel, and some of designers'. */
const steps = ['00', '33', '66', '99', 'CC', 'FF'];
const colors = [
  ...steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  ),
  ...['#EFE3CB', '#B4532A', '#14213D', '#767676', '#0B6B4A'],
];

const texts = ['text.primary', 'text.secondary', 'text.muted', 'secondary.main', 'error.main'];
const grounds = ['background.default', 'background.paper', 'background.tint'];

test.each(['light', 'dark'] as const)(
  'in %s colours all that stands on a ground can be read, whatever its colour',
  (shown) => {
    const lost = colors.flatMap((color) => {
      const { roles } = groundColors(themeExample, { light: color, dark: color }, shown);
      const low = [
        ...grounds.flatMap((ground) => [
          ...texts.map((role) => [role, ground, 4.5] as const),
          ['control', ground, 3] as const,
        ]),
        ['primary.contrastText', 'primary.main', 4.5] as const,
        ['primary.contrastText', 'primary.dark', 4.5] as const,
        ['primary.main', 'background.default', 3] as const,
      ].filter(([role, ground, needed]) => ratio(roles[role], roles[ground]) < needed);
      return low.map(([role, ground]) => `${role} on ${ground} of ${color}`);
    });
    expect(lost).toEqual([]);
  },
);

test('colours of config stay as they are written, on paper of the same sort', () => {
  const own = { light: '#131A2C', dark: '#24314F' };
  const white = { light: '#FFFFFF', dark: '#FFFFFF' };
  const { scheme, roles } = groundColors(themeExample, { ...own, text: white }, 'light');
  expect(scheme).toBe('dark');
  expect(roles['text.secondary']).toBe('#FFFFFF');
  expect(ratio(roles['text.secondary'], roles['background.paper'])).toBeGreaterThan(4.5);
});

test('what is read already keeps the colours of its scheme', () => {
  const { roles } = groundColors(themeExample, { light: '#FFFFFF', dark: '#000000' }, 'light');
  expect(roles['text.primary']).toBe(themeExample.color.light.text.primary);
  expect(roles['secondary.main']).toBe(themeExample.color.light.secondary.main);
});

test('what stands out is a shade apart from the cards beside it, on any ground', () => {
  const lost = colors.filter((color) => {
    const { roles } = groundColors(themeExample, { light: color, dark: color }, 'light');
    return ratio(roles['background.tint'], roles['background.paper']) < 1.04;
  });
  expect(lost).toEqual([]);
});
