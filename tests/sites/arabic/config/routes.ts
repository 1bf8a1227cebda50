import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'practice', path: '/Practice' },
    { page: 'visit', path: '/Visit' },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
