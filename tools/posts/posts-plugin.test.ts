/** @jest-environment node */
import { postsOf } from './posts-plugin';

const page = (title: string, post: string) =>
  `export default { title: '${title}', description: 'About ${title}.', ${post} sections: [] };`;

const sources = {
  'config/routes.ts': `export default { pages: [
    { page: 'home', path: '/' },
    { page: 'old', path: '/Old' },
    { page: 'new', path: '/New' },
    { page: 'later', path: '/Later' },
    { page: 'gone', path: '/Gone' },
  ], unmatched: 'home' };`,
  'config/pages/home.ts': page('Home', ''),
  'config/pages/old.ts': page('Old', "post: { date: '2025-12-31', author: 'Ida' },"),
  'config/pages/new.ts': page('New', "post: { date: '2026-03-31', author: 'Tom' },"),
  'config/pages/later.ts': page('Later', "post: { date: '2026-04-01', author: 'Tom' },"),
  'config/pages/unrouted.ts': page('Unrouted', "post: { date: '2026-01-01', author: 'Tom' },"),
};

test('posts are listed by day, newest first, without those of a later day or without an address', () => {
  expect(postsOf(sources, '2026-03-31')).toEqual([
    { path: '/New', title: 'New', description: 'About New.', date: '2026-03-31', author: 'Tom' },
    { path: '/Old', title: 'Old', description: 'About Old.', date: '2025-12-31', author: 'Ida' },
  ]);
});

test('of one day the one whose address was added last comes first', () => {
  const onOneDay = sources['config/pages/old.ts'].replace('2025-12-31', '2026-03-31');
  const posts = postsOf({ ...sources, 'config/pages/old.ts': onOneDay }, '2026-03-31');
  expect(posts.map(({ path }) => path)).toEqual(['/New', '/Old']);
});

test('a post that should not be found is in no list', () => {
  const hidden = sources['config/pages/new.ts'].replace('sections', 'indexed: false, sections');
  const posts = postsOf({ ...sources, 'config/pages/new.ts': hidden }, '2026-03-31');
  expect(posts.map(({ path }) => path)).toEqual(['/Old']);
});

test('config that is not in order has the posts that can be understood', () => {
  expect(postsOf({}, '2026-03-31')).toEqual([]);
  const broken = { ...sources, 'config/pages/new.ts': 'export default { post: {' };
  expect(postsOf(broken, '2026-03-31').map(({ path }) => path)).toEqual(['/Old']);
});
