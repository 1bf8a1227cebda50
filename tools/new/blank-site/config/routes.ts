import type { RoutesDefinition } from '#types';

// Which address shows which page. All other addresses show the page that unmatched names.
export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'contact', path: '/Contact' },
    { page: 'privacy', path: '/Privacy' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
