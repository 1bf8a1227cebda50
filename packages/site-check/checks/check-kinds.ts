import { siteFile } from '../../../src/schema/config-files';
import type { SectionKind } from '../../../src/sections/registry';
import { groupOf, listOf, type Section, textAt, textOf } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { eitherOne, foundIf, noEffect, unknownName } from './found';

/** What a schema cannot say of a section of one kind. */
type KindCheck = (section: Section, site: CheckedSite) => Finding[];

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
  const see = { path: `${path}.before` };
  return [{ error: 'unlikePictures', path: `${path}.after`, parts, see }];
};

/** The column of a comparison that stands out: the first one names the features. */
const ofTable: KindCheck = ({ section, path }) => {
  const highlight = textOf(section.highlight);
  const offers = listOf(section.columns)
    .flatMap((column) => textOf(column) ?? [])
    .slice(1);
  if (section.look !== 'comparison' || !highlight || offers.length === 0) return [];
  return unknownName(
    { error: 'noSuchColumn', path: `${path}.highlight`, name: highlight },
    offers,
    { parts: { found: inQuotes(highlight) }, see: { path: `${path}.columns` } },
  );
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
const ofVideo: KindCheck = ({ section, path }) => [
  ...eitherOne(section, path, { first: 'video', second: 'address' }),
  // An entry in the wrong form has an error of its own.
  ...foundIf(!('video' in section || 'address' in section), {
    error: 'noVideo',
    path: `${path}.kind`,
  }),
];

const originOf = (address = '') => (URL.canParse(address) ? new URL(address).origin : address);

/** What is embedded: one thing, of another site, as large as one entry says. */
const ofEmbed: KindCheck = ({ section, path }, { values }) => {
  const origin = textAt(values.get(siteFile), 'origin');
  const isOwn = (key: string) =>
    origin !== undefined && originOf(textAt(section, key)) === originOf(origin);
  const own = ['address', 'script.address'].filter(isOwn);
  return [
    ...eitherOne(section, path, { first: 'address', second: 'script' }),
    ...eitherOne(section, path, { first: 'height', second: 'ratio' }),
    ...foundIf(
      !('address' in section) && 'script' in section && 'allow' in section,
      noEffect(
        `${path}.allow`,
        'on a script: it runs in a frame that belongs to no site',
        'embed an address of the firm in place of its script',
      ),
    ),
    ...foundIf(!('address' in section || 'script' in section), {
      error: 'noEmbed',
      path: `${path}.kind`,
    }),
    ...own.map((key): Finding => ({ error: 'ownEmbed', path: `${path}.${key}` })),
  ];
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

/** A section by the check of its kind. */
export const checkKind: KindCheck = (section, site) =>
  checks.get(section.section.kind)?.(section, site) ?? [];
