import { becomes, type FileFinding, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { groupOf, listOf, textOf, type Values } from '../read/values';

type Group = Record<string, unknown>;

/** What the whole site has that sections speak of. */
type Site = { asks: boolean; hasTeam: boolean; hasPosts: boolean };

type Section = { section: Group; path: string };

const ofVideo = ({ section, path }: Section): Finding[] => {
  const [video, address] = [textOf(section.video), textOf(section.address)];
  if (video !== undefined && address !== undefined) {
    const fix = { remove: `${path}.address` };
    return [{ error: 'twoVideos', path: `${path}.address`, see: { path: `${path}.video` }, fix }];
  }
  // What is written in another form is told as such.
  const isThere = 'video' in section || 'address' in section;
  if (!isThere) return [{ error: 'noVideo', path: `${path}.kind` }];
  const isOwn = video !== undefined && section.ask === true;
  const fix = { remove: `${path}.ask` };
  return isOwn ? [{ error: 'asksForNothing', path: `${path}.ask`, fix, certain: true }] : [];
};

const ofSection = ({ section, path }: Section, site: Site): Finding[] => {
  const { kind, ask, people, hidden } = section;
  const own = kind === 'video' ? ofVideo({ section, path }) : [];
  const wordless = ask === true && !site.asks && own.length === 0;
  const isEmpty =
    (kind === 'team' || (kind === 'people' && !Array.isArray(people))) && !site.hasTeam;
  const lists = kind === 'news' && hidden !== true && !site.hasPosts;
  const see = { file: 'config/site.ts', path: '' };
  return [
    ...own,
    ...(wordless ? [{ error: 'nothingToAskWith', path: `${path}.ask`, see } as const] : []),
    ...(isEmpty ? [{ error: 'nobody', path: `${path}.kind`, see } as const] : []),
    ...(lists ? [{ error: 'noPosts', path: `${path}.kind`, fix: { remove: path } } as const] : []),
  ];
};

const isPage = (file: string) => file.startsWith('config/pages/');

const dateOf = (page: unknown) => textOf(groupOf(groupOf(page).post).date);

/** Posts that come out later than `today`: no list shows them yet. */
const futurePosts = (values: Values, today: string): FileFinding[] =>
  [...values].flatMap(([file, page]): FileFinding[] => {
    const date = isPage(file) ? dateOf(page) : undefined;
    const isLater = date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) && date > today;
    if (!isLater) return [];
    const meant = becomes(inQuotes(today));
    return [{ file, error: 'futurePost', path: 'post.date', parts: { today }, ...meant }];
  });

/** What sections need of each other, and of config/site.ts. */
export const checkSections = (values: Values, today: string): FileFinding[] => {
  const siteValue = values.get('config/site.ts');
  // Nothing is known of a file that could not be read.
  const isKnown = siteValue !== undefined;
  const { consent, team } = groupOf(siteValue);
  const dates = [...values].flatMap(([file, page]) => (isPage(file) ? (dateOf(page) ?? []) : []));
  const site: Site = {
    asks: !isKnown || consent !== undefined,
    hasTeam: !isKnown || listOf(team).length > 0,
    hasPosts: dates.some((date) => date <= today),
  };
  const sections = [...values].flatMap(([file, page]): FileFinding[] =>
    isPage(file)
      ? listOf(groupOf(page).sections).flatMap((entry, index) =>
          ofSection({ section: groupOf(entry), path: `sections[${index}]` }, site).map((found) => ({
            file,
            ...found,
          })),
        )
      : [],
  );
  return [...sections, ...futurePosts(values, today)];
};
