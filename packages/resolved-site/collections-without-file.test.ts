/** @jest-environment node */
import { collectionsIn } from './collections';
import { resolveConfig } from './resolve-config';

const site = {
  name: 'Practice',
  language: 'en-GB',
  team: [
    {
      name: 'Rüth Groß',
      role: 'Dentist',
      photo: { file: '/ruth.jpg', alt: 'Ruth', width: 800, height: 1000 },
    },
    { sample: true, name: 'Tom', role: 'Hygienist' },
    { name: 'Tom', role: 'Reception' },
  ],
};

const post = (title: string, details: object, sections: object[] = []) => ({
  title,
  description: `About ${title}.`,
  post: details,
  sections: [{ kind: 'page-header', title }, ...sections],
});

const values = new Map<string, unknown>([
  ['config/site.ts', site],
  [
    'config/routes.ts',
    {
      pages: [
        { page: 'home', path: '/' },
        { page: 'brushes', path: '/News/Brushes' },
        { page: 'lights', path: '/News/Lights' },
        { page: 'secret', path: '/News/Secret' },
        { page: 'later', path: '/News/Later' },
      ],
    },
  ],
  [
    'config/pages/brushes.ts',
    post('Brushes', { date: '2026-03-01', author: 'team/tom-2', tags: ['Tips'] }, [
      { kind: 'entry-links', name: 'More', previous: 'Before', next: 'Behind' },
      { kind: 'list', title: 'Alike', of: 'posts', look: 'rows', where: { related: true } },
    ]),
  ],
  [
    'config/pages/lights.ts',
    post('Lights', { date: '2026-05-01', author: 'Ada', tags: ['Tips', 'Rooms'] }),
  ],
  [
    'config/pages/secret.ts',
    { ...post('Secret', { date: '2026-05-02', author: 'Ada' }), indexed: false },
  ],
  ['config/pages/later.ts', post('Later', { date: '2027-01-01', author: 'Ada' })],
  ['config/pages/lost.ts', post('Without an address', { date: '2026-05-02', author: 'Ada' })],
  [
    'config/pages/home.ts',
    {
      title: 'Home',
      sections: [
        { kind: 'list', title: 'News', of: 'posts', look: 'cards' },
        { kind: 'list', title: 'People', of: 'team', look: 'cards' },
        {
          kind: 'list',
          title: 'By Tom',
          of: 'posts',
          look: 'rows',
          where: { author: 'team/tom-2' },
        },
      ],
    },
  ],
]);

const resolved = resolveConfig(values, { today: '2026-11-25' });

type Shown = { sections: { entries: Record<string, unknown>[] }[] };
const listsOf = (file: string) =>
  (resolved.values.get(file) as Shown).sections.map(({ entries }) => entries);

describe('posts', () => {
  const [news = []] = listsOf('config/pages/home.ts');

  it('are listed as entries, the newest first, with what begins later for its day', () => {
    expect(news.map(({ name, to, day, from }) => [name, to, day, from])).toEqual([
      ['Later', '/News/Later', '2027-01-01', '2027-01-01'],
      ['Lights', '/News/Lights', '2026-05-01', '2026-05-01'],
      ['Brushes', '/News/Brushes', '2026-03-01', '2026-03-01'],
    ]);
  });

  it('are not listed where they may not be found, or have no address', () => {
    expect(
      collectionsIn(values)
        .get('posts')
        ?.entries.map(({ id }) => id),
    ).toEqual(['brushes', 'lights', 'later']);
  });

  it('may be written by a person of the team, whose name visitors read', () => {
    const page = resolved.values.get('config/pages/brushes.ts') as { post: { author: string } };
    expect(page.post.author).toBe('Tom');
    expect(listsOf('config/pages/home.ts')[2]?.map(({ name }) => name)).toEqual(['Brushes']);
  });

  it('lead to their neighbours, and to what shares tags with them', () => {
    const { sections } = resolved.values.get('config/pages/brushes.ts') as Shown;
    expect(sections[1]).toMatchObject({ behind: { label: 'Lights', to: '/News/Lights' } });
    expect(sections[2]?.entries.map(({ name }) => name)).toEqual(['Lights']);
  });

  it('are written in their pages', () => {
    const place = (path: string) => resolved.placeOf({ file: 'config/pages/home.ts', path });
    expect(place('sections[0].entries[1].name')).toEqual({
      file: 'config/pages/lights.ts',
      path: 'title',
    });
    expect(place('sections[0].entries[1].description')).toEqual({
      file: 'config/pages/lights.ts',
      path: 'description',
    });
  });
});

describe('the people of the site', () => {
  const [, people = []] = listsOf('config/pages/home.ts');

  it('are listed as entries, each with an id of its own', () => {
    expect(people.map(({ name }) => name)).toEqual(['Rüth Groß', 'Tom', 'Tom']);
    expect(people[0]).toMatchObject({ picture: { file: '/ruth.jpg' }, facts: ['Dentist'] });
    expect(
      collectionsIn(values)
        .get('team')
        ?.entries.map(({ id }) => id),
    ).toEqual(['ruth-gross', 'tom', 'tom-2']);
  });

  it('are written in config/site.ts', () => {
    const place = (path: string) => resolved.placeOf({ file: 'config/pages/home.ts', path });
    expect(place('sections[1].entries[0].name')).toEqual({
      file: 'config/site.ts',
      path: 'team[0].name',
    });
    expect(place('sections[1].entries[0].picture.alt')).toEqual({
      file: 'config/site.ts',
      path: 'team[0].photo.alt',
    });
  });
});

it('a file of config/collections keeps its name', () => {
  const own = { kind: 'person', entries: [{ id: 'ida', name: 'Ida', role: 'All of it' }] };
  const team = collectionsIn(new Map([...values, ['config/collections/team.ts', own]])).get('team');
  expect(team?.entries.map(({ id }) => id)).toEqual(['ida']);
});

it('a site without posts and people has no such collections', () => {
  expect([...collectionsIn(new Map([['config/site.ts', { name: 'Alone' }]])).keys()]).toEqual([]);
});
