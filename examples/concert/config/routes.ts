import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'season', path: '/Season' },
    { page: 'quartet', path: '/Quartet' },
    { page: 'learning', path: '/Learning' },
    { page: 'house', path: '/House' },
    { page: 'imprint', path: '/Imprint' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
