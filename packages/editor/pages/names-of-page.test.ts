/** @jest-environment node */
import { namesOfPage } from './names-of-page';
import { pagesOf } from './site-pages';

const files = {
  'config/routes.ts': {
    pages: [
      { page: 'home', path: '/' },
      { page: 'team', path: '/Team', aliases: ['/people'] },
      { page: 'jobs', path: '/Jobs' },
    ],
    unmatched: 'home',
  },
  'config/site.ts': {
    header: {
      links: [
        { label: 'Home', to: '/' },
        { label: 'About', links: [{ label: 'Team', to: '/people' }] },
        { label: 'Anna', to: '/Team#anna' },
      ],
    },
    footer: { columns: [{ title: 'Team', links: [{ label: 'Our team', to: '/Team' }] }] },
  },
  'config/pages/home.ts': { title: 'Home', sections: [{ kind: 'hero', title: 'Welcome' }] },
  'config/pages/team.ts': {
    title: 'Team',
    sections: [
      {
        kind: 'page-header',
        title: 'Team',
        breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Team' }],
      },
      { kind: 'prose', title: 'Team', paragraphs: ['Words.'] },
    ],
  },
  'config/pages/jobs.ts': {
    title: 'Jobs',
    sections: [
      {
        kind: 'page-header',
        title: 'Jobs',
        breadcrumb: [{ label: 'Team', to: '/Team' }, { label: 'Jobs' }],
      },
    ],
  },
} as never;

const namesOf = (name: string) => {
  const page = pagesOf(files).find((each) => each.page === name)!;
  return namesOfPage(files, page).map(({ path, where, text }) => `${where}: ${text} (${path})`);
};

test('a page is named by its headline, in menus and in breadcrumbs', () => {
  expect(namesOf('team')).toEqual([
    'Headline of the page: Team (sections[0].title)',
    'Menu at the top: Team (header.links[1].links[0].label)',
    'Footer: Our team (footer.columns[0].links[0].label)',
    'Breadcrumb: Team (sections[0].breadcrumb[1].label)',
    'Breadcrumb of “Jobs”: Team (sections[0].breadcrumb[0].label)',
  ]);
});

test('the first page is named by what leads to it', () => {
  expect(namesOf('home')).toEqual([
    'Headline of the page: Welcome (sections[0].title)',
    'Menu at the top: Home (header.links[0].label)',
    'Breadcrumb of “Team”: Home (sections[0].breadcrumb[0].label)',
  ]);
});
