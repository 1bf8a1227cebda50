import type { AnyObjectSchema, Schema } from 'yup';
import { groupOf, listOf, textOf } from '../../packages/config-values/values';
import { loadSharp } from '../../packages/site-files';
import type { ThemeDefinition } from '../../src/schema/theme';
import { sectionSchemas } from '../../src/sections/registry';
import { contrast, least, mixed } from '../../src/theme/contrast';
import { type Veil, veilOf } from '../../src/theme/grounds';
import { hexColor } from '../../src/theme/hex-color';
import { scrims } from '../../src/theme/rhythm';
import { treated, treatmentOf } from '../../src/theme/treatment';

/** Words over a photograph: how much of a veil lies between the two, measured on its pixels. */

/** Of the colours of a photograph one of each sort: as many levels of each channel. */
const levels = 32;

/** The colours of a photograph as it is seen from afar: a single bright dot takes no word away. */
const colorsIn = async (source: Buffer): Promise<string[]> => {
  const sharp = await loadSharp();
  const raw = await sharp(source)
    .autoOrient()
    .resize({ width: 480, withoutEnlargement: true })
    .flatten({ background: '#FFFFFF' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const found = new Set<string>();
  const size = 256 / levels;
  for (let at = 0; at + 2 < raw.length; at += 3) {
    const channels = [...raw.subarray(at, at + 3)].map((each) =>
      Math.min(255, Math.floor(each / size) * size + size / 2),
    );
    found.add(hexColor(channels));
  }
  return [...found];
};

/** Photographs are saved with some loss. */
const reserve = 1.08;

/** The least of `scrims` by which all words are read on each of these colours. */
export const scrimFor = (photo: readonly string[], { veil, words }: Veil): number =>
  scrims.find((share) =>
    photo.every(
      (color) => (contrast(words, mixed(color, veil, share / 100)) ?? 0) >= least.text * reserve,
    ),
  ) ?? 100;

/** What a photograph needs below words of this tone. */
export const measureScrim = async (
  source: Buffer,
  { theme, tone }: { theme: ThemeDefinition; tone: string },
): Promise<{ light: number; dark: number }> => {
  const treatment = treatmentOf(theme);
  const photo = (await colorsIn(source)).flatMap((color) => treated(color, treatment));
  return {
    light: scrimFor(photo, veilOf(theme, tone, 'light')),
    dark: scrimFor(photo, veilOf(theme, tone, 'dark')),
  };
};

/** What the tone of a kind is where its section says none. */
const usualTone = (kind = ''): string => {
  const known: Partial<Record<string, AnyObjectSchema>> = sectionSchemas;
  const tone = known[kind]?.fields.tone as Schema | undefined;
  return tone?.meta()?.whenOmitted ?? 'default';
};

type Measure = (file: string, tone: string) => Promise<object>;

/** A copy of a page with what lies over the photographs that are grounds of its sections. */
export const withScrims = async (page: unknown, measure: Measure): Promise<unknown> => {
  const sections = listOf(groupOf(page).sections);
  if (!sections.some((section) => groupOf(section).ground !== undefined)) return page;
  const completed = sections.map(async (each) => {
    const { kind, ground, tone } = groupOf(each);
    const file = textOf(groupOf(ground).file);
    if (file === undefined) return each;
    const scrim = await measure(file, textOf(tone) ?? usualTone(textOf(kind)));
    return { ...groupOf(each), ground: { ...groupOf(ground), scrim } };
  });
  return { ...groupOf(page), sections: await Promise.all(completed) };
};
