import type { RoutesDefinition } from '#types/in-languages';

export default {
  pages: [
    { page: 'home', path: '/', languages: ['en'] },
    { page: 'teas', path: '/Teas', languages: ['en'] },
    { page: 'contact', path: { en: '/Contact', fr: '/Nous-ecrire' } },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
