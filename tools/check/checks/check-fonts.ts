import type { FileFinding } from '../finding';
import { meantBy } from '../nearest/meant-by';
import { valueAt } from '../read/paths';
import { textOf, type Values } from '../read/values';

const file = 'config/theme.ts';

/** As packages are called: inter for Inter Variable. */
const idOf = (family: string) =>
  family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Fonts of config/theme.ts that are none of `fonts`, those that the project has. */
export const checkFonts = (values: Values, fonts: readonly string[]): FileFinding[] =>
  ['font.display.family', 'font.text.family'].flatMap((path): FileFinding[] => {
    const family = textOf(valueAt(values.get(file), path));
    if (family === undefined || fonts.includes(family)) return [];
    return [
      {
        file,
        path,
        error: 'noSuchFont',
        ...meantBy(family, fonts),
        parts: { command: `npm install --save-exact @fontsource-variable/${idOf(family)}` },
      },
    ];
  });
