import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'wall', path: '/Wall' },
    { page: 'prices', path: '/Prices' },
    { page: 'crew', path: '/Crew' },
    { page: 'first-visit', path: '/First-visit' },
    { page: 'small-print', path: '/Small-print' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
