import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'deeds', path: '/Deeds' },
    { page: 'fees', path: '/Fees' },
    { page: 'house', path: '/House' },
    { page: 'appointment', path: '/Appointment' },
    { page: 'colophon', path: '/Colophon' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
