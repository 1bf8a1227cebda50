/** @jest-environment node */
import type { EditState } from '../../edit-protocol/protocol';
import { whereListed } from './listed-posts';

const filesWith = (section: { [key: string]: string | boolean }): EditState['files'] => ({
  'config/routes.ts': { pages: [{ page: 'blog', path: '/Blog' }], unmatched: '' },
  'config/pages/blog.ts': { title: 'Blog', sections: [section] },
});

test.each([
  [{ kind: 'news' }, '“Holidays” is listed on “Blog”.'],
  [{ kind: 'news', hidden: true }, 'No page lists “Holidays” yet: add a section “news” to one.'],
  [{ kind: 'prose' }, 'No page lists “Holidays” yet: add a section “news” to one.'],
])('with %j on a page, who begins a post is told: %s', (section, words) => {
  expect(whereListed(filesWith(section), 'Holidays')).toBe(words);
});
