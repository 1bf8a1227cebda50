import { groupOf, listOf, sectionsIn, textOf, type Values } from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';
import { isOnPicture, openingLayout } from '../../resolved-site/openings';

type Section = { section: Record<string, unknown>; path: string };

const ratioOf = (value: unknown) => {
  const { width, height } = groupOf(value);
  const isSized = typeof width === 'number' && typeof height === 'number';
  return isSized && width > 0 && height > 0 ? width / height : undefined;
};

/** A hundredth more or less is not seen. */
const isAlike = (one: number, other: number) => Math.abs(one / other - 1) < 0.01;

const sizeOf = (value: unknown) => {
  const { width, height } = groupOf(value);
  return `${String(width)} × ${String(height)}`;
};

/** Two pictures, one on the other. */
const ofBeforeAfter = ({ section: { kind, before, after }, path }: Section): Finding[] => {
  if (kind !== 'before-after') return [];
  const [first, second] = [ratioOf(before), ratioOf(after)];
  if (first === undefined || second === undefined || isAlike(first, second)) return [];
  const parts = { found: sizeOf(after), other: sizeOf(before) };
  return [
    { error: 'unlikePictures', path: `${path}.after`, parts, see: { path: `${path}.before` } },
  ];
};

/** For a kind: its keys that only some of its looks show, or that some do not. */
const shownIn: Record<string, Record<string, { only: string[] } | { not: string[] }>> = {
  list: { series: { not: ['calendar'] } },
  quotes: { carousel: { not: ['large'] } },
  logos: { stop: { only: ['moving'] } },
  people: { carousel: { not: ['portraits', 'rows'] } },
  table: {
    yes: { only: ['comparison'] },
    no: { only: ['comparison'] },
    highlight: { only: ['comparison'] },
    narrow: { not: ['comparison'] },
    rowHeadings: { not: ['comparison'] },
  },
  'call-to-action': { picture: { only: ['split'] }, label: { not: ['line'] } },
};

/** What another look would show. */
const ofOtherLooks = ({ section, path }: Section): Finding[] => {
  const look = textOf(section.look);
  return Object.entries(shownIn[textOf(section.kind) ?? ''] ?? {}).flatMap(
    ([key, where]): Finding[] => {
      const isShown =
        'only' in where ? where.only.includes(look ?? '') : !where.not.includes(look ?? '');
      if (isShown || section[key] === undefined) return [];
      const parts = {
        key,
        look: look === undefined ? 'without “look”' : `in the look “${look}”`,
      };
      const at = `${path}.${key}`;
      return [{ error: 'notInLook', path: at, parts, fix: { remove: at } }];
    },
  );
};

/** The words of an opening on its photograph have colours that are measured against it. */
const ofOpening = ({ section, path }: Section): Finding[] => {
  const { picture, tone } = section;
  const shown = openingLayout(section);
  if (tone === undefined || picture === undefined || !isOnPicture(shown)) return [];
  const at = `${path}.tone`;
  const parts = { key: 'tone', look: `in the layout “${shown}”, on the photograph` };
  return [{ error: 'notInLook', path: at, parts, fix: { remove: at } }];
};

/** The column of a comparison that stands out: the first one names the features. */
const ofHighlight = ({ section, path }: Section): Finding[] => {
  const highlight = textOf(section.highlight);
  if (section.kind !== 'table' || section.look !== 'comparison' || !highlight) return [];
  const offers = listOf(section.columns)
    .flatMap((column) => textOf(column) ?? [])
    .slice(1);
  if (offers.length === 0 || offers.includes(highlight)) return [];
  const found = inQuotes(highlight);
  return [
    {
      error: 'noSuchColumn',
      path: `${path}.highlight`,
      parts: { found },
      see: { path: `${path}.columns` },
      ...meantBy(highlight, offers),
    },
  ];
};

/** Pictures and the like, for which a plain article has no room. */
const ofArticle = ({ section: { kind, look, parts }, path }: Section): Finding[] => {
  if (kind !== 'article' || look === 'magazine') return [];
  return listOf(parts).flatMap((part, at) =>
    listOf(groupOf(part).paragraphs).flatMap((block, place): Finding[] => {
      const key = ['picture', 'quote', 'marks'].find((each) => each in groupOf(block));
      if (key === undefined) return [];
      const found = `${path}.parts[${at}].paragraphs[${place}].${key}`;
      return [{ error: 'noRoomInArticle', path: found, parts: { key } }];
    }),
  );
};

/** What the looks of sections need, and what they do not show. */
export const checkLooks = (values: Values): FileFinding[] =>
  sectionsIn(values).flatMap(({ file, ...section }) =>
    [
      ...ofBeforeAfter(section),
      ...ofOtherLooks(section),
      ...ofHighlight(section),
      ...ofOpening(section),
      ...ofArticle(section),
    ].map((found): FileFinding => ({ file, ...found })),
  );
