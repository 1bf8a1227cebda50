import type { RoutesDefinition } from './types';

export default {
  pages: [
    { page: 'home', path: '/', aliases: ['/home'] },
    { page: 'appointment', path: '/Appointment' },
    { page: 'feedback', path: '/Feedback' },
    { page: 'apply', path: '/Apply' },
    { page: 'thanks', path: '/Thanks' },
    { page: 'privacy', path: '/Privacy' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
