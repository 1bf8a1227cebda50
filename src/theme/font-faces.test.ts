import theme from '../../config/theme';
import type { ThemeDefinition } from '../contract/theme';
import { fontFaces } from './font-faces';

const { display, text } = theme.font;
const namesOf = (font: ThemeDefinition['font']) =>
  fontFaces({ ...theme, font }).map((face) => face['@font-face'].fontFamily);

test('each font of config comes with its stand-in', () => {
  const both = [display.family, text.family].flatMap((name) => [name, `${name} Fallback`]);
  expect(namesOf({ display, text }).sort()).toEqual(both.sort());
});

test('a font that headings and the rest share is declared once', () => {
  const names = namesOf({ display: { ...display, family: text.family }, text });
  expect(names).toEqual([text.family, `${text.family} Fallback`]);
});
