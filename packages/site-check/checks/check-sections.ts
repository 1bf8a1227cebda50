import { siteFile } from '../../../src/schema/config-files';
import type { Metadata } from '../../../src/schema/metadata';
import { valueAt } from '../../../src/schema/values/paths';
import { kindMetadata } from '../../../src/sections/kind-metadata';
import { sectionSchemas } from '../../../src/sections/registry';
import {
  groupOf,
  listOf,
  pagesIn,
  sectionsIn,
  textOf,
  type Values,
} from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';

/** The kinds with the main heading of a page. */
export const openings: string[] = Object.keys(sectionSchemas).filter(
  (kind) => kindMetadata({ kind })?.opens,
);

type Group = Record<string, unknown>;

/** What a section that visitors see shows of config/site.ts, or the posts. */
export const shownBy = (section: Group): Metadata['shows'] =>
  section.hidden === true ? undefined : kindMetadata(section)?.shows;

/** Where this is missing, visitors would see nothing. */
const lacks: Record<string, { error: ErrorName; see?: { file: string; path: string } }> = {
  team: { error: 'nobody', see: { file: siteFile, path: '' } },
  'contact.place': { error: 'mapWithoutPlace', see: { file: siteFile, path: 'contact' } },
  'business.hours': { error: 'noHours', see: { file: siteFile, path: 'contact' } },
  posts: { error: 'noPosts' },
};

type Section = { section: Group; path: string };

/** Whether config/site.ts has an entry. */
type Has = (of: string) => boolean;

const ofSite = ({ section, path }: Section, has: Has): Finding[] => {
  const { of = '', unless = '', at } = shownBy(section) ?? {};
  const lacking = lacks[of];
  const isShown = section[unless] === undefined && (at === undefined || section[at] !== undefined);
  return lacking && isShown && !has(of) ? [{ path: `${path}.${at ?? 'kind'}`, ...lacking }] : [];
};

/** What asks a visitor: for nothing, or without the words for it. */
const ofAsk = ({ section, path }: Section, has: Has): Finding[] => {
  const isEmbed = section.kind === 'embed' && section.hidden !== true;
  const at = `${path}.${isEmbed ? 'kind' : 'ask'}`;
  if (section.ask !== true && !isEmbed) return [];
  const isOwn = textOf(section.video)?.startsWith('/') && section.address === undefined;
  if (isOwn) return [{ error: 'asksForNothing', path: at, fix: { remove: at }, certain: true }];
  const see = { file: siteFile, path: '' };
  return has('consent') ? [] : [{ error: 'nothingToAskWith', path: at, see }];
};

/** Posts with a date after `today`: no list shows them yet. */
const futurePosts = (values: Values, today: string): FileFinding[] =>
  pagesIn(values).flatMap(({ file, page }): FileFinding[] => {
    const date = textOf(groupOf(page.post).date) ?? '';
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || date <= today) return [];
    const meant = becomes(inQuotes(today));
    return [{ file, error: 'futurePost', path: 'post.date', parts: { today }, ...meant }];
  });

/** Words for whether it is open, beside no hours: those of the business, or a section's own. */
const unseenOpenNow = (values: Values): FileFinding[] => {
  const [file, path] = [siteFile, 'words.openNow'];
  const showsHours = sectionsIn(values).some(({ section }) => {
    const { of, at } = shownBy(section) ?? {};
    return of === 'business.hours' && (at === undefined || Boolean(section[at]));
  });
  return showsHours || valueAt(values.get(file), path) === undefined
    ? []
    : [{ file, error: 'openNowUnseen', path, fix: { remove: path } }];
};

export const checkSections = (values: Values, today: string): FileFinding[] => {
  const site = values.get(siteFile);
  const dates = pagesIn(values).flatMap(({ page }) => textOf(groupOf(page.post).date) ?? []);
  const has = (of: string) => {
    if (of === 'posts') return dates.some((date) => date <= today);
    const entry = valueAt(site, of);
    // A file that could not be read may have it.
    return (
      site === undefined ||
      (entry !== undefined && listOf(entry).length > 0 === Array.isArray(entry))
    );
  };
  return [
    ...sectionsIn(values).flatMap(({ file, ...section }) =>
      [...ofSite(section, has), ...ofAsk(section, has)].map((found): FileFinding => ({
        file,
        ...found,
      })),
    ),
    ...futurePosts(values, today),
    ...unseenOpenNow(values),
  ];
};
