import {
  listOf,
  pagesIn,
  sectionsIn,
  textOf,
  valueAt,
  type Values,
} from '../../config-reader/values';
import { inQuotes } from '../../nearest/meant-by';
import type { ErrorName } from '../../problems/catalogue/errors';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';

type Group = Record<string, unknown>;

/** What sections use of config/site.ts. */
type Site = Record<'consent' | 'team' | 'posts' | 'place' | 'hours', boolean>;

/** Something that a section shows and the site lacks: visitors would see nothing. */
type Lack = {
  error: ErrorName;
  /** The entry of the section that is reported. */
  at: string;
  /** The place in config/site.ts to look at. */
  see?: string;
  isLacking: (section: Group, site: Site) => boolean;
};

const lacks: Lack[] = [
  {
    error: 'nothingToAskWith',
    at: 'ask',
    see: '',
    isLacking: ({ ask }, { consent }) => ask === true && !consent,
  },
  {
    error: 'nobody',
    at: 'kind',
    see: '',
    isLacking: ({ kind, people }, { team }) =>
      !team && (kind === 'team' || (kind === 'people' && !Array.isArray(people))),
  },
  {
    error: 'noPosts',
    at: 'kind',
    isLacking: ({ kind }, { posts }) => kind === 'news' && !posts,
  },
  {
    error: 'mapWithoutPlace',
    at: 'kind',
    see: 'contact',
    isLacking: ({ kind }, { place }) => kind === 'map' && !place,
  },
  {
    error: 'noHours',
    at: 'kind',
    see: 'contact',
    isLacking: ({ kind, hours: own }, { hours }) =>
      kind === 'opening-hours' && own === undefined && !hours,
  },
  {
    error: 'noHours',
    at: 'hoursTitle',
    see: 'contact',
    isLacking: ({ kind, hoursTitle }, { hours }) =>
      kind === 'contact' && hoursTitle !== undefined && !hours,
  },
];

type Section = { section: Group; path: string };

const ofVideo = ({ section, path }: Section): Finding[] => {
  const [video, address] = [textOf(section.video), textOf(section.address)];
  if (video !== undefined && address !== undefined) {
    const fix = { remove: `${path}.address` };
    return [{ error: 'twoVideos', path: `${path}.address`, see: { path: `${path}.video` }, fix }];
  }
  // An entry in the wrong form has an error of its own.
  const isThere = 'video' in section || 'address' in section;
  if (!isThere) return [{ error: 'noVideo', path: `${path}.kind` }];
  const isOwn = video?.startsWith('/') && section.ask === true;
  const fix = { remove: `${path}.ask` };
  return isOwn ? [{ error: 'asksForNothing', path: `${path}.ask`, fix, certain: true }] : [];
};

const ofSection = ({ section, path }: Section, site: Site): Finding[] => {
  const own = section.kind === 'video' ? ofVideo({ section, path }) : [];
  const lacking = lacks
    .filter(() => section.hidden !== true)
    .filter(({ at, isLacking }) => isLacking(section, site) && !(at === 'ask' && own.length > 0))
    .map(({ error, at, see }): Finding => {
      const shown = see === undefined ? undefined : { file: 'config/site.ts', path: see };
      const fix = error === 'noPosts' ? { remove: path } : undefined;
      return { error, path: `${path}.${at}`, see: shown, fix };
    });
  return [...own, ...lacking];
};

const dateOf = (page: unknown) => textOf(valueAt(page, 'post.date'));

/** Posts with a date after `today`: no list shows them yet. */
const futurePosts = (values: Values, today: string): FileFinding[] =>
  pagesIn(values).flatMap(({ file, page }): FileFinding[] => {
    const date = dateOf(page);
    const isLater = date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) && date > today;
    if (!isLater) return [];
    const meant = becomes(inQuotes(today));
    return [{ file, error: 'futurePost', path: 'post.date', parts: { today }, ...meant }];
  });

/** What sections need from each other, and from config/site.ts. */
export const checkSections = (values: Values, today: string): FileFinding[] => {
  const value = values.get('config/site.ts');
  // A file that could not be read may have it.
  const has = (path: string) => value === undefined || valueAt(value, path) !== undefined;
  const dates = pagesIn(values).flatMap(({ page }) => dateOf(page) ?? []);
  const site: Site = {
    consent: has('consent'),
    team: has('team') && (value === undefined || listOf(valueAt(value, 'team')).length > 0),
    posts: dates.some((date) => date <= today),
    place: has('contact.place'),
    hours: has('business.hours'),
  };
  const sections = sectionsIn(values).flatMap(({ file, ...section }) =>
    ofSection(section, site).map((found): FileFinding => ({ file, ...found })),
  );
  return [...sections, ...futurePosts(values, today)];
};
