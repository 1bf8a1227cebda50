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
    { page: 'where', path: '/Where-we-are' },
    { page: 'search', path: '/Search' },
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
  // The addresses of the site before this one.
  redirects: [
    { from: '/index.php?page=prices', to: '/Prices' },
    { from: '/index.php?page=team', to: '/Team' },
    { from: '/index.php', to: '/' },
    { from: '/preise.html', to: '/Prices' },
    { from: '/leistungen/*', to: '/Check-ups' },
    { from: '/?page_id=7', to: '/Contact' },
    { from: '/notdienst.html', to: '/Practice', status: 'temporary' },
    { from: '/weihnachten-2019.html', status: 'gone' },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
