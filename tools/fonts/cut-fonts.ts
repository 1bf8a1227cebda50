import { createHash } from 'node:crypto';
import { readConfigValue } from '../../packages/config-files';
import { themeFile } from '../../src/schema/config-files';
import type { ThemeDefinition } from '../../src/schema/theme';
import { type FontCuts, fontWeights, isOptical } from '../../src/theme/font-cuts';
import { cached, hashOf } from '../cache';
import { lettersOfConfig, readRange, writeRange } from './letters';
import { openPackage } from './open-package';

/**
 * A table of a font file: the positions of its entry, its offset and its length (OpenType 1.9, "Table
 * directory").
 */
const findTable = (font: Buffer, tag: string) => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((place) => font.toString('latin1', place, place + 4) === tag);
  if (entry === undefined) return undefined;
  const start = font.readUInt32BE(entry + 8);
  return { entry, start, bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)) };
};

const positions = 'GPOS';

/** The features of a table of positions (OpenType 1.9, "FeatureList table"). */
const featuresOf = (table: Buffer) => {
  const list = table.readUInt16BE(6);
  return Array.from({ length: table.readUInt16BE(list) }, (_, index) =>
    table.toString('latin1', list + 2 + index * 6, list + 6 + index * 6),
  );
};

/**
 * A variable font with the kerning of one weight, `still`, which holds the same letters. How kerning
 * varies with the weight is less than half a pixel per word, but a fifth of the file. Where marks are
 * positioned as well, which does vary, the font stays as it is.
 */
const withStillKerning = (font: Buffer, still: Buffer): Buffer => {
  const [from, to] = [findTable(still, positions), findTable(font, positions)];
  if (!from || !to || from.bytes.length > to.bytes.length) return font;
  if (featuresOf(to.bytes).some((feature) => feature !== 'kern')) return font;
  const changed = Buffer.from(font);
  from.bytes.copy(changed, to.start);
  changed.writeUInt32BE(from.bytes.length, to.entry + 12);
  return changed;
};

type Words = {
  /** The project's root, with the fonts in node_modules. */
  root: string;
  font: ThemeDefinition['font'];
  letters: Set<string>;
};

export type CutFonts = {
  cuts: FontCuts;
  /** The files to write, by their addresses on the site. */
  files: Map<string, Buffer>;
};

/** English letters first: letters in several subsets are taken from the first of these. */
const firstSubsets = ['latin', 'latin-ext', 'vietnamese'];

/** The subsets of a package, in this order; those without a script's name hold only symbols. */
export const subsetsOf = (ranges: Partial<Record<string, string>>) => {
  const names = Object.keys(ranges).filter((name) => /^[a-z-]+$/.test(name));
  return [
    ...firstSubsets.filter((name) => names.includes(name)),
    ...names.filter((name) => !firstSubsets.includes(name)),
  ];
};

/** Features that browsers apply by default, and tabular figures for counters. */
const usualFeatures = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'mark', 'mkmk'],
  'tnum',
];

/**
 * What the letters of other scripts need to join, to change their places and to carry marks: the features of the OpenType
 * specifications of Arabic, Indic scripts, Hangul and the Universal Shaping Engine, of which a font has those of its own.
 */
const shapingFeatures = [
  ...['isol', 'init', 'medi', 'med2', 'fina', 'fin2', 'fin3', 'mset', 'stch', 'curs'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu'],
  ...['cjct', 'cfar'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
  ...['ljmo', 'vjmo', 'tjmo', 'rtla', 'rtlm'],
];

/** Letters that stand beside each other as they are; signs of all scripts are among them. */
const plainScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

const featuresFor = (text: string): string[] =>
  plainScripts.test(text) ? usualFeatures : [...usualFeatures, ...shapingFeatures];

/** In pixels of CSS, by role: what a font with a cut for each size is measured at. */
export const usualSizes = { display: 40, text: 16 };

const shareLetters = (letters: Set<string>, ranges: Partial<Record<string, string>>) => {
  const left = new Set(letters);
  return subsetsOf(ranges).flatMap((subset) => {
    const isIn = readRange(ranges[subset] ?? '');
    const shared = [...left].filter(isIn).sort();
    shared.forEach((letter) => left.delete(letter));
    return shared.length > 0 ? [{ subset, shared }] : [];
  });
};

/** What keeps letters apart or joins them, and the blank as which it is drawn: the ranges of others may have them. */
const joiners = '\u200c\u200d ';

/**
 * Letters with those as which they are drawn: a Thai or Lao “am” stands as two signs, and vowels around a letter in parts
 * (Unicode Standard Annex 15). Of plain scripts each letter is drawn as it is.
 */
const withParts = (text: string): string =>
  plainScripts.test(text) ? text : [...new Set(text + text.normalize('NFKD') + joiners)].join('');

type Weights = { min: number; max: number };

type Cut = {
  source: Buffer;
  text: string;
  weights: Weights;
  optical: boolean;
  /** The axes of a font of one weight. */
  fixed: Record<string, number> | undefined;
};

// The packages are loaded where fonts are cut: the names of their parts are asked for more often.
const subsetTo = async ({ source, text, fixed }: Cut, wght: number | Weights) => {
  const { default: subsetFont } = await import('subset-font');
  // The package's types do not know the features.
  const options = {
    targetFormat: 'sfnt' as const,
    keepFeatures: featuresFor(text),
    variationAxes: fixed ?? { wght },
  };
  return subsetFont(source, text, options);
};

const make = async (cut: Cut) => {
  const { min, max } = cut.weights;
  const still = await subsetTo(cut, min);
  const varied = min === max ? still : await subsetTo(cut, cut.weights);
  // Kerning that varies with the size refers to tables of its own font.
  const font = varied === still || cut.optical ? varied : withStillKerning(varied, still);
  const { compress } = await import('woff2-encoder');
  return Buffer.from(await compress(font));
};

/** Cached, since it takes half a second, and new letters are rare. */
const cutOnce = (root: string, cut: Cut) => {
  const { source, text, weights, fixed } = cut;
  const axes = fixed ? [fixed] : [];
  // The source of another cut is another file.
  const name = hashOf(source, text, JSON.stringify([weights, featuresFor(text), ...axes]));
  return cached(root, { kind: 'fonts-2', name, make: () => make(cut) });
};

const cutFont = async ({ root, font, letters }: Words, family: string) => {
  const optical = isOptical(font, family);
  const { id, ranges, axis, fixed, whole } = openPackage(root, family, optical);
  const [min = axis.min, max = axis.max] = fontWeights(font, family).map((weight) =>
    Math.min(Math.max(weight, axis.min), axis.max),
  );
  const weights = { min, max };
  return Promise.all(
    shareLetters(letters, ranges).map(async ({ subset, shared }) => {
      const [source, text] = [whole(subset), withParts(shared.join(''))];
      const bytes = await cutOnce(root, { source, text, weights, optical, fixed });
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const part = {
        subset,
        file: `/assets/${id}-${subset}-${hash}.woff2`,
        unicodeRange: writeRange(shared),
      };
      return { part, bytes };
    }),
  );
};

/**
 * Cuts the fonts of a theme to the letters and weights that a site shows: the same files for all pages,
 * so that later pages have them cached. Letters without a font are left out.
 */
export const cutFonts = async (words: Words): Promise<CutFonts> => {
  const { display, text } = words.font;
  const cuts: FontCuts = {};
  const files = new Map<string, Buffer>();
  for (const family of new Set([display.family, text.family])) {
    const made = await cutFont(words, family);
    cuts[family] = made.map(({ part }) => part);
    made.forEach(({ part, bytes }) => files.set(part.file, bytes));
  }
  return { cuts, files };
};

/**
 * The fonts that config/theme.ts in `site` names and the project in `root` has, cut to the words of
 * config in its main language, or the one of this key.
 */
export const cutFontsOfConfig = (
  root: string,
  site = root,
  language?: string,
): Promise<CutFonts> => {
  const { font } = readConfigValue(site, themeFile) as ThemeDefinition;
  return cutFonts({ root, font, letters: lettersOfConfig(site, language) });
};
