import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'breads', path: '/Breads' },
    { page: 'saturday', path: '/Saturday' },
    { page: 'course', path: '/Bread-course' },
    { page: 'house', path: '/The-house' },
    { page: 'imprint', path: '/Imprint' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
