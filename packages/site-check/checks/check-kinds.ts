import { siteFile } from '../../../src/schema/config-files';
import type { SectionKind } from '../../../src/sections/registry';
import { groupOf, listOf, sectionsIn, textOf, type Values } from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';

type Section = { section: Record<string, unknown>; path: string };

/** What a schema cannot say of a section of one kind. */
type KindCheck = (section: Section, siteOrigin: string | undefined) => Finding[];

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
const ofBeforeAfter: KindCheck = ({ section: { before, after }, path }) => {
  const [first, second] = [ratioOf(before), ratioOf(after)];
  if (first === undefined || second === undefined || isAlike(first, second)) return [];
  const parts = { found: sizeOf(after), other: sizeOf(before) };
  return [
    { error: 'unlikePictures', path: `${path}.after`, parts, see: { path: `${path}.before` } },
  ];
};

/** The column of a comparison that stands out: the first one names the features. */
const ofTable: KindCheck = ({ section, path }) => {
  const highlight = textOf(section.highlight);
  if (section.look !== 'comparison' || !highlight) return [];
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
const ofArticle: KindCheck = ({ section: { look, parts }, path }) => {
  if (look === 'magazine') return [];
  return listOf(parts).flatMap((part, at) =>
    listOf(groupOf(part).paragraphs).flatMap((block, place): Finding[] => {
      const key = ['picture', 'quote', 'marks'].find((each) => each in groupOf(block));
      if (key === undefined) return [];
      const found = `${path}.parts[${at}].paragraphs[${place}].${key}`;
      return [{ error: 'noRoomInArticle', path: found, parts: { key } }];
    }),
  );
};

/** One video, from one place. */
const ofVideo: KindCheck = ({ section, path }) => {
  const [video, address] = [textOf(section.video), textOf(section.address)];
  if (video !== undefined && address !== undefined) {
    const fix = { remove: `${path}.address` };
    return [{ error: 'twoVideos', path: `${path}.address`, see: { path: `${path}.video` }, fix }];
  }
  // An entry in the wrong form has an error of its own.
  const isThere = 'video' in section || 'address' in section;
  return isThere ? [] : [{ error: 'noVideo', path: `${path}.kind` }];
};

const originOf = (address = '') => (URL.canParse(address) ? new URL(address).origin : address);

/** What is embedded: one thing, of another site, as large as one entry says. */
const ofEmbed: KindCheck = ({ section, path }, siteOrigin) => {
  const has = (key: string) => section[key] !== undefined;
  const remove = (key: string) => ({ path: `${path}.${key}`, fix: { remove: `${path}.${key}` } });
  const found: Finding[] = [];
  if (has('address') && has('script')) {
    found.push({ error: 'twoEmbeds', ...remove('script'), see: { path: `${path}.address` } });
  } else if (has('script') && has('allow')) {
    found.push({ error: 'allowedScript', ...remove('allow'), see: { path: `${path}.script` } });
  } else if (!('address' in section) && !('script' in section)) {
    found.push({ error: 'noEmbed', path: `${path}.kind` });
  }
  if (has('height') && has('ratio')) {
    found.push({ error: 'twoSizes', ...remove('ratio'), see: { path: `${path}.height` } });
  }
  const addresses = [`${path}.address`, `${path}.script.address`];
  const values = [section.address, groupOf(section.script).address];
  for (const [index, value] of values.entries()) {
    const isOwn = siteOrigin !== undefined && originOf(textOf(value)) === originOf(siteOrigin);
    if (isOwn) found.push({ error: 'ownEmbed', path: addresses[index] ?? path });
  }
  return found;
};

const checks = new Map<unknown, KindCheck>(
  Object.entries({
    'before-after': ofBeforeAfter,
    table: ofTable,
    article: ofArticle,
    video: ofVideo,
    embed: ofEmbed,
  } satisfies Partial<Record<SectionKind, KindCheck>>),
);

/** Each section by the check of its kind. */
export const checkKinds = (values: Values): FileFinding[] => {
  const siteOrigin = textOf(groupOf(values.get(siteFile)).origin);
  return sectionsIn(values).flatMap(({ file, ...section }) =>
    (checks.get(section.section.kind)?.(section, siteOrigin) ?? []).map((found): FileFinding => ({
      file,
      ...found,
    })),
  );
};
