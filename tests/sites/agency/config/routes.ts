import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/', aliases: ['/home'] },
    { page: 'about', path: '/About-us' },
    { page: 'product', path: '/Product' },
    { page: 'services', path: '/Services' },
    { page: 'blog', path: '/Blog' },
    { page: 'career', path: '/Career' },
    { page: 'contact', path: '/Contact' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
