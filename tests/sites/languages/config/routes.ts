import type { RoutesDefinition } from '#types/in-languages';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'news', path: '/News', languages: ['en'] },
    { page: 'contact', path: { en: '/Contact', de: '/Kontakt' }, aliases: ['/Reach-us'] },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
