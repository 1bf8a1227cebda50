import { siteFile } from '../../../src/schema/config-files';
import type { Metadata } from '../../../src/schema/metadata';
import { valueAt } from '../../../src/schema/values/paths';
import { kindMetadata } from '../../../src/sections/kind-metadata';
import { sectionSchemas } from '../../../src/sections/registry';
import {
  listOf,
  type Page,
  pagesIn,
  type Section,
  sectionsIn,
  textAt,
  textOf,
} from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { foundIf, needless, noEffect } from './found';

/** The kinds with the main heading of a page. */
export const openings: string[] = Object.keys(sectionSchemas).filter(
  (kind) => kindMetadata({ kind })?.opens,
);

type Group = Record<string, unknown>;

/** What a section that visitors see shows of config/site.ts, or the posts. */
export const shownBy = (section: Group): Metadata['shows'] =>
  section.hidden === true ? undefined : kindMetadata(section)?.shows;

/** Where this is missing, visitors would see nothing. */
const instead: Record<string, string> = {
  team: ', or the people into a section of the kind people',
  'contact.place': '',
  'business.hours': ', or give the section hours of its own',
};

/** Whether visitors would see an entry of config/site.ts, or posts. A file that could not be read may have it. */
const has = (of: string, { values, today }: CheckedSite): boolean => {
  const site = values.get(siteFile);
  if (of === 'posts') {
    return pagesIn(values).some(({ page }) => (textAt(page, 'post.date') ?? '~') <= today);
  }
  const entry = valueAt(site, of);
  return (
    site === undefined || (entry !== undefined && listOf(entry).length > 0 === Array.isArray(entry))
  );
};

/** A section that shows what config/site.ts lacks. */
export const shownNothing = ({ section, path }: Section, site: CheckedSite): Finding[] => {
  const { of = '', unless = '', at } = shownBy(section) ?? {};
  const isShown = section[unless] === undefined && (at === undefined || section[at] !== undefined);
  if (!isShown || has(of, site)) return [];
  const where = `${path}.${at ?? 'kind'}`;
  if (of === 'posts') return [{ error: 'noPosts', path: where }];
  const parts = { of, instead: instead[of] ?? '' };
  const see = { file: siteFile, path: of === 'team' ? '' : 'contact' };
  return foundIf(of in instead, { error: 'notInSite', path: where, parts, see });
};

/** What asks a visitor: for nothing, or without the words for it. */
export const wrongQuestion = ({ section, path }: Section, site: CheckedSite): Finding[] => {
  const isEmbed = section.kind === 'embed' && section.hidden !== true;
  const at = `${path}.${isEmbed ? 'kind' : 'ask'}`;
  if (section.ask !== true && !isEmbed) return [];
  const isOwn = textOf(section.video)?.startsWith('/') && section.address === undefined;
  if (isOwn) {
    const where = 'where the video is a file of this site';
    return [{ ...noEffect(at, where, 'show a video of another site'), certain: true }];
  }
  const see = { file: siteFile, path: '' };
  return foundIf(!has('consent', site), { error: 'nothingToAskWith', path: at, see });
};

/** A post with a date after `today`: no list shows it yet. */
export const futurePost = ({ page }: Page, { today }: CheckedSite): Finding[] => {
  const path = 'post.date';
  const date = textAt(page, path) ?? '';
  const meant = becomes(inQuotes(today));
  const isToCome = /^\d{4}-\d\d-\d\d$/.test(date) && date > today;
  return foundIf(isToCome, { error: 'futurePost', path, parts: { today }, ...meant });
};

/** Words for whether it is open, beside no hours: those of the business, or a section's own. */
export const unseenOpenNow = (value: unknown, { values }: CheckedSite): Finding[] => {
  const path = 'words.openNow';
  const showsHours = sectionsIn(values).some(({ section }) => {
    const { of, at } = shownBy(section) ?? {};
    return of === 'business.hours' && (at === undefined || Boolean(section[at]));
  });
  return foundIf(
    !showsHours && valueAt(value, path) !== undefined,
    needless('openNowUnseen', path),
  );
};
