import type { Post } from '../../schema/post';

/** Posts for examples: a site may have none yet. */
export const examplePosts: Post[] = [
  {
    path: '/Sourdough',
    title: 'Sourdough Is Back',
    description: 'The starter has survived our holidays, and so have we.',
    date: '2026-03-02',
    author: 'Ida Sample',
    picture: {
      file: '/pictures/sourdough.webp',
      alt: 'A loaf on a board',
      width: 1200,
      height: 900,
    },
  },
  {
    path: '/Opening-hours',
    title: 'We Open At Six',
    description: 'One hour earlier, from Monday to Friday.',
    date: '2026-01-31',
    author: 'Tom Sample',
  },
];
