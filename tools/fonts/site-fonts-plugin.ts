import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readConfigValue } from '../../packages/config-files';
import { themeFile } from '../../src/schema/config-files';
import type { ThemeDefinition } from '../../src/schema/theme';
import { fontWeights, isOptical } from '../../src/theme/font-cuts';
import { themes } from '../../src/theme/themes/registry';
import { subsetsOf, usualSizes } from './cut-fonts';
import { installedFonts } from './installed-fonts';
import { loadTypeface } from './load-typeface';
import { openPackage } from './open-package';

const sample =
  'the quick answer is that people who read a page of ours want to know what it costs, when it is done and who does it. We say so on the first of them, with a number and a day';

/** The mean width of a letter of the sample in Arial and in Arial Bold, in em. */
const arial = { '': 0.44006, ' Bold': 0.47837 } as const;

/** From this weight on, the fallback is the bold local font. */
const bold = 600;

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;

/**
 * Adjusts a local font to take the room of the font in `woff2` at that weight, in CSS (CSS Fonts 4,
 * section 11): nothing moves when the font arrives.
 */
const measureFont = async (woff2: Uint8Array, weight: number, opticalSize?: number) => {
  const style = { weight, letterSpacing: '0', ...(opticalSize && { opticalSize }) };
  const { openTypeface } = await loadTypeface();
  const { measure, heights } = await openTypeface(woff2, style);
  const measuredAgainst = weight >= bold ? ' Bold' : '';
  const adjust = measure(sample) / sample.length / arial[measuredAgainst];
  return {
    measuredAgainst,
    sizeAdjust: percent(adjust),
    ascentOverride: percent(heights.ascent / adjust),
    descentOverride: percent(heights.descent / adjust),
  } as const;
};

const shipped = ['Bricolage Grotesque Variable', 'Instrument Sans Variable'];

/** Blanks without ink (U+2000–200F) are shown without a font's file. */
const drawn = (range: string) => range.replace('U+2000-206F', 'U+2010-206F');

/** An entry like those of src/theme/fonts.ts for any installed font. */
const entryOf = async (root: string, font: ThemeDefinition['font'], family: string) => {
  const optical = isOptical(font, family);
  const { id, ranges, fileOf, whole } = openPackage(root, family, optical);
  const [weight] = fontWeights(font, family);
  const subsets = subsetsOf(ranges);
  const size = usualSizes[font.text.family === family ? 'text' : 'display'];
  return {
    imports: subsets.map((subset) => `'@fontsource-variable/${id}/files/${fileOf(subset)}?url'`),
    parts: subsets.map((subset) => ({ subset, unicodeRange: drawn(ranges[subset] ?? '') })),
    metrics: await measureFont(whole('latin'), weight, optical ? size : undefined),
  };
};

type WantedFont = { font: ThemeDefinition['font']; family: string };

const moduleOf = async (root: string, name: string, fonts: readonly WantedFont[]) => {
  const entries = await Promise.all(
    fonts.map(async ({ font, family }, index) => {
      const { imports, parts, metrics } = await entryOf(root, font, family);
      const names = imports.map((_, place) => `file${index}_${place}`);
      return {
        imports: imports.map((from, place) => `import ${names[place]} from ${from};`),
        entry: `${JSON.stringify(family)}: { parts: [${parts
          .map((part, place) => `{ ...${JSON.stringify(part)}, file: ${names[place]} }`)
          .join(', ')}], metrics: ${JSON.stringify(metrics)} }`,
      };
    }),
  );
  return [
    ...entries.flatMap(({ imports }) => imports),
    `export const ${name} = { ${entries.map(({ entry }) => entry).join(', ')} };`,
  ].join('\n');
};

/** The families of all themes to start from, each once, as the first theme with it has it. */
const fontsOfThemes = (): WantedFont[] => {
  const fonts = new Map<string, ThemeDefinition['font']>();
  for (const { font } of Object.values(themes)) {
    for (const { family } of [font.display, font.text]) {
      if (!fonts.has(family)) fonts.set(family, font);
    }
  }
  return [...fonts].map(([family, font]) => ({ family, font }));
};

/** The fonts of src/theme/fonts.ts if config/theme.ts names others that are installed. */
const fontsOfSite = (root: string, folder: string): WantedFont[] | undefined => {
  const theme = readConfigValue(folder, themeFile) as Partial<ThemeDefinition> | undefined;
  const { font } = theme ?? {};
  const families = [font?.display?.family, font?.text?.family].filter(
    (family) => family !== undefined,
  );
  const known = [...shipped, ...installedFonts(root)];
  const isOther = families.some(
    (family) => !shipped.includes(family) || (font && isOptical(font, family)),
  );
  if (!font || !isOther || !families.every((family) => known.includes(family))) return undefined;
  return [...new Set(families)].map((family) => ({ family, font }));
};

/**
 * Replaces the fonts of src/theme/fonts.ts by those that config/theme.ts of the site in `folder` names, and those
 * of the gallery by those of all themes. The dev server reads them only at its start.
 */
export const siteFontsPlugin = (folder: string): Plugin => {
  let root = '';
  return {
    name: 'site-fonts',
    enforce: 'pre',
    configResolved: (resolved) => {
      root = resolved.root;
    },
    async load(id) {
      if (id === normalizePath(join(root, 'src/gallery/theme-fonts.ts'))) {
        return moduleOf(root, 'themeFonts', fontsOfThemes());
      }
      if (id !== normalizePath(join(root, 'src/theme/fonts.ts'))) return undefined;
      const fonts = fontsOfSite(root, folder);
      return fonts && moduleOf(root, 'fonts', fonts);
    },
  };
};
