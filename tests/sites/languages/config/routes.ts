import type { RoutesDefinition } from '#types/in-languages';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'news', path: '/News', languages: ['en'] },
    { page: 'contact', path: { en: '/Contact', de: '/Kontakt' }, aliases: ['/Reach-us'] },
    { page: 'teas', path: { en: '/Teas/{id}', de: '/Tees/{id}', ar: '/Teas/{id}' } },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
