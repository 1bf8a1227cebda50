/** @jest-environment node */
import project from '../../config/theme';
import applicationInAll from '../../examples/dentist/config/forms/application';
import appointmentInAll from '../../examples/dentist/config/forms/appointment';
import dentist from '../../examples/dentist/config/theme';
import { formSchema } from '../../src/form/form-schema';
import { themeSchema, type ThemeDefinition } from '../../src/schema/theme';
import { themeExample } from '../../src/schema/theme-example';
import { pageSchema } from '../../src/sections/page-schema';
import { createTheme } from '../../src/theme/create-theme';
import { formerTheme } from '../../tests/former-theme';
import { inEnglish } from '../../tests/in-english';
import home from '../../tests/sites/agency/config/pages/home';
import agency from '../../tests/sites/agency/config/theme';
import frame from '../../tests/sites/frame/config/theme';
import { currentNames } from './current-names';
import { groupOf } from './values';

const application = inEnglish(applicationInAll);
const appointment = inEnglish(appointmentInAll);

const themes: Record<string, ThemeDefinition> = { project, dentist, agency, frame, themeExample };

/** Everything of a theme that reaches a page. */
const shown = (definition: unknown) => {
  const theme = createTheme(definition as ThemeDefinition);
  const { vars, colorSchemes, typography, shape } = theme;
  return JSON.parse(
    JSON.stringify([vars, colorSchemes, typography, shape, theme.generateStyleSheets()]),
  ) as unknown;
};

test.each(Object.entries(themes))(
  'the theme %s under its former names is the same theme',
  (_, definition) => {
    const { value, mixed } = currentNames(formerTheme(definition), themeSchema);
    expect(mixed).toEqual([]);
    expect(value).toEqual(definition);
    expect(shown(value)).toEqual(shown(definition));
  },
);

test.each(Object.entries(themes))('the theme %s of today stays as it is', (_, definition) => {
  const { value, former, mixed } = currentNames(definition, themeSchema);
  expect(value).toBe(definition);
  expect([former, mixed]).toEqual([[], []]);
});

const { light } = agency.color;
const formerLight = formerTheme(agency).color.light;
const { text: _text, ...withoutText } = light;

test.each<[string, object, string]>([
  ['the former ground of the page beside those of today', { ...light, paper: '#FFFFFF' }, 'paper'],
  ['a group of today in a former scheme', { ...formerLight, text: light.text }, 'text'],
  ['a ground without its group', { ...withoutText, paper: '#FFFFFF' }, 'paper'],
  ['a group for the former error', { ...formerLight, error: light.error }, 'error'],
  ['a line of today in a former scheme', { ...formerLight, divider: '#FFFFFF' }, 'divider'],
])('%s can be read in two ways, so it is not read', (_, scheme, name) => {
  const theme = { ...agency, color: { ...agency.color, light: scheme } };
  const { value, former, mixed } = currentNames(theme, themeSchema);
  expect(mixed).toMatchObject([{ path: 'color.light', unread: 'color.light' }]);
  expect([mixed[0]?.former, mixed[0]?.current]).toContain(name);
  expect(former).toEqual([]);
  expect(groupOf(groupOf(value).color).light).toBe(scheme);
});

test('each scheme is read by its own names', () => {
  const theme = { ...agency, color: { light: formerLight, dark: agency.color.dark } };
  expect(currentNames(theme, themeSchema).value).toEqual(agency);
});

test('a form under its former names is the same form, in groups and steps as well', () => {
  for (const form of [application, appointment]) {
    const former = JSON.parse(
      JSON.stringify(form).replaceAll('"errorMessage', '"refusal'),
    ) as unknown;
    const { value, mixed } = currentNames(former, formSchema);
    expect(JSON.stringify(former)).toContain('"refusal"');
    expect(value).toEqual(form);
    expect(mixed).toEqual([]);
  }
});

/** A page whose sections have all tones, that of the page's ground under this word. */
const pageWith = (ground: string) => ({
  ...home,
  sections: ['tint', ground, 'band'].map((tone) => ({
    kind: 'prose',
    title: ground,
    tone,
    paragraphs: [ground],
  })),
});

test('a word from before is read as that of today where it is a tone, and nowhere else', () => {
  const { value, words, mixed } = currentNames(pageWith('paper'), pageSchema);
  const read = JSON.stringify(value);
  expect(read).toBe(
    JSON.stringify(pageWith('paper')).replace('"tone":"paper"', '"tone":"default"'),
  );
  expect(words).toEqual([{ path: 'sections[1].tone', former: 'paper', now: 'default' }]);
  expect(mixed).toEqual([]);
});

test('a page with the words of today stays as it is', () => {
  const page = pageWith('default');
  expect(currentNames(page, pageSchema)).toMatchObject({ former: [], words: [], mixed: [] });
  expect(currentNames(page, pageSchema).value).toBe(page);
});

test('an error that only lacks its braces is no sign of a former scheme', () => {
  const scheme = { ...light, error: '#B3361E' };
  const theme = { ...agency, color: { ...agency.color, light: scheme } };
  expect(currentNames(theme, themeSchema)).toMatchObject({ former: [], mixed: [] });
});

test('paths are known under both names', () => {
  const { asWritten, asCurrent } = currentNames(formerTheme(agency), themeSchema);
  for (const [written, current] of [
    ['color.light.paper', 'color.light.background.default'],
    ['color.light.surface', 'color.light.background.paper'],
    ['color.dark.error', 'color.dark.error.main'],
    ['type.body.size', 'typography.body1.fontSize'],
    ['type.body.lineHeight', 'typography.body1.lineHeight'],
    ['radius.control', 'shape.borderRadius'],
    ['space.steps[2]', 'space.steps[2]'],
  ] as const) {
    expect(asWritten(current)).toBe(written);
    expect(asCurrent(written)).toBe(current);
  }
});

test.each([
  [undefined],
  [null],
  ['color'],
  [[1]],
  [{ color: 'red' }],
  [{ color: { light: [], dark: null } }],
  [{ color: { light: { paper: { paper: 1 } } }, type: { body: 7 } }],
  [JSON.parse('{"color":{"light":{"paper":"#FFFFFF","__proto__":{"ink":1},"constructor":{}}}}')],
])('any value is read: %j', (value) => {
  expect(() => currentNames(value, themeSchema)).not.toThrow();
});
