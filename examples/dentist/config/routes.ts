import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/', aliases: ['/home'] },
    { page: 'check-ups', path: '/Check-ups' },
    { page: 'fillings', path: '/Fillings-and-crowns' },
    { page: 'children', path: '/Children' },
    { page: 'prices', path: '/Prices' },
    { page: 'team', path: '/Team' },
    { page: 'practice', path: '/Practice' },
    { page: 'questions', path: '/Questions' },
    { page: 'contact', path: '/Contact' },
    { page: 'news', path: '/News' },
    { page: 'saturdays', path: '/News-saturdays' },
    { page: 'brushes', path: '/News-brushes' },
    { page: 'school-visit', path: '/News-school-visit' },
    { page: 'appointment', path: '/Appointment' },
    { page: 'feedback', path: '/Feedback' },
    { page: 'apply', path: '/Apply' },
    { page: 'thanks', path: '/Thanks' },
    { page: 'privacy', path: '/Privacy' },
    { page: 'imprint', path: '/Imprint' },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
