import { groupOf, listOf, textOf } from '../../packages/config-values/values';
import { photoBelowWords } from '../../packages/resolved-site/openings';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { siteFile, themeFile } from '../../src/schema/config-files';
import type { TextPosition } from '../../src/schema/opening-layouts';
import type { Shade } from '../../src/schema/opening-room';
import type { Photo } from '../../src/schema/picture';
import type { SiteDefinition } from '../../src/schema/site';
import type { ThemeDefinition } from '../../src/schema/theme';
import { kindHas, kindMetadata } from '../../src/sections/kind-metadata';
import { type Treatment, treatmentOf } from '../../src/theme/treatment';
import type { Opening, WordColors } from './shade';

/** What the shade below words depends on beside their photograph. */
export type OpeningFacts = {
  colors: WordColors;
  container: number;
  isFromRight: boolean;
  /** Screens below so many pixels show a tall photograph. */
  narrow: number;
  /** What the site makes of the photograph. */
  treatment?: Treatment;
};

/** Of a container whose width is worked out by the browser, in pixels. */
const usualContainer = 1200;

/** Words on photographs have the colours of the dark scheme in both schemes, see src/ui/on-picture.tsx. */
export const openingFacts = (site: string, language?: string): OpeningFacts => {
  const { values } = readSiteConfig(site, language);
  const theme = values.get(themeFile) as ThemeDefinition;
  const { space, breakpoints } = theme;
  const { dark } = theme.color;
  const treatment = treatmentOf(theme);
  const [, container = usualContainer, unit] = /^(\d+)(px|rem)$/.exec(space.container) ?? [];
  const { direction } = values.get(siteFile) as SiteDefinition;
  return {
    colors: { words: dark.text.primary, shade: dark.background.default },
    container: Number(container) * (unit === 'rem' ? 16 : 1),
    isFromRight: direction === 'rtl',
    narrow: breakpoints.md,
    ...(treatment && { treatment }),
  };
};

type Section = Readonly<Record<string, unknown>>;

export type ShadedPhoto = Pick<Photo, 'file' | 'focus' | 'tall'>;

const turned: Record<TextPosition, TextPosition> = { start: 'end', end: 'start', centre: 'centre' };

/** Undefined of a section that opens no page. */
export const openingOf = (
  section: Section,
  { isFromRight, narrow: _, ...facts }: OpeningFacts,
): Opening | undefined => {
  const room = kindMetadata(section)?.opens?.room;
  if (!room) return undefined;
  const position = (section.textPosition ?? 'start') as TextPosition;
  return {
    room,
    hasTrail: kindHas(section, 'breadcrumb'),
    title: (textOf(section.title) ?? '').length,
    lead: (textOf(section.lead) ?? '').length,
    buttons: [section.action, section.secondAction].filter(Boolean).length,
    hours: section.hours === true,
    position: isFromRight ? turned[position] : position,
    ...facts,
  };
};

/** A page whose openings have the shade between photograph and words; other files stay as they are. */
export const withShades = async (
  value: unknown,
  shadeOf: (section: Section, photo: ShadedPhoto) => Promise<Shade | undefined>,
): Promise<unknown> => {
  const page = groupOf(value);
  if (!Array.isArray(page.sections)) return value;
  const sections = await Promise.all(
    listOf(page.sections).map(async (each) => {
      const section = groupOf(each);
      const photo = photoBelowWords(section);
      const shade = photo && (await shadeOf(section, photo as ShadedPhoto));
      return shade ? { ...section, shade } : each;
    }),
  );
  return { ...page, sections };
};
