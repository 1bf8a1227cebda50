import routes from '../../tests/sites/agency/config/routes';
import { places } from './places';

/** A page that is measured. */
export type Subject = {
  /** For `--only`. */
  name: string;
  /** For the tables. */
  title: string;
  /** The folder of the built site, and the page's path on it. */
  folder: string;
  path: string;
};

/** The pages of our site. */
export const ourPages: Subject[] = routes.pages.map(({ page, path }) => ({
  name: page,
  title: `${page.charAt(0).toUpperCase()}${page.slice(1)}`,
  folder: places.ours,
  path,
}));

/** Home as built with other tools. */
export const peers: Subject[] = [
  { name: 'floor', title: 'No script at all', folder: places.floor, path: '/' },
  {
    name: 'floor-whole-fonts',
    title: 'No script, whole fonts',
    folder: places.floorWholeFonts,
    path: '/',
  },
  { name: 'hand', title: 'By hand', folder: places.hand, path: '/' },
  { name: 'next', title: 'Next.js', folder: places.nextBuilt, path: '/' },
  { name: 'astro', title: 'Astro', folder: places.astroBuilt, path: '/' },
];

const withThreePages = ['home', 'hand', 'astro', 'next'];

/** Those with three pages and forms that can be sent, ours first. */
export const visited: Subject[] = withThreePages.flatMap((name) =>
  [...ourPages, ...peers].filter((subject) => subject.name === name),
);
