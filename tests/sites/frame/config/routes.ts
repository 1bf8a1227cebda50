import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'bread', path: '/Bread' },
    { page: 'cakes', path: '/Cakes' },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
