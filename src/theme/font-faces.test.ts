/** @jest-environment node */
import theme from '../../tests/sites/agency/config/theme';
import type { ThemeDefinition } from '../schema/theme';
import type { FontCuts } from './font-cuts';
import { firstFontFiles, fontFaces } from './font-faces';

const { display, text } = theme.font;
const namesOf = (font: ThemeDefinition['font']) =>
  new Set(fontFaces({ ...theme, font }).map((face) => face['@font-face'].fontFamily));

test('each font of config comes with its fallback', () => {
  const both = [display.family, text.family].flatMap((name) => [`'${name}'`, `'${name} Fallback'`]);
  expect(namesOf({ display, text })).toEqual(new Set(both));
});

test('where a device has no font of a serif’s name, another serif stands in, not Arial', () => {
  const font = { display, text: { ...text, fallback: 'Palatino' } };
  const { src } = fontFaces({ ...theme, font }).at(-1)?.['@font-face'] ?? {};
  expect(src).toMatch(/^local\('Palatino'\), local\('Georgia'\)/);
});

test('a font that headings and the rest share is declared once', () => {
  const font = { display: { ...display, family: text.family }, text };
  expect(namesOf(font)).toEqual(new Set([`'${text.family}'`, `'${text.family} Fallback'`]));
  const files = firstFontFiles({ ...theme, font });
  expect(files).toHaveLength(1);
});

const part = (subset: string) => ({
  subset,
  file: `/assets/${subset}.woff2`,
  unicodeRange: `U+41 ${subset}`,
});

describe('with fonts that the build cut', () => {
  const cuts: FontCuts = { [text.family]: [part('latin'), part('latin-ext')] };
  const font = { display: { ...text, weight: 700 }, text };

  test('letters come from the cut files, all others from whole ones of the same subsets', () => {
    const ofText = fontFaces({ ...theme, font }, cuts)
      .map((face) => face['@font-face'])
      .filter(({ fontFamily }) => fontFamily === `'${text.family}'`);
    // If two have a character, browsers use the last: the cut ones come last.
    expect(ofText.map(({ src }) => src).slice(-2)).toEqual([
      'url(/assets/latin.woff2)',
      'url(/assets/latin-ext.woff2)',
    ]);
    expect(ofText).toHaveLength(4);
    // Otherwise they would be separate faces, not parts of one.
    expect(new Set(ofText.map((face) => 'fontWeight' in face && face.fontWeight))).toEqual(
      new Set([`${text.weight} 700`]),
    );
  });

  test('pages fetch the cut files first', () => {
    expect(firstFontFiles({ ...theme, font }, cuts)).toEqual([
      '/assets/latin.woff2',
      '/assets/latin-ext.woff2',
    ]);
  });
});
