import type { RoutesDefinition } from '#types';

export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'courses', path: '/Courses' },
    { page: 'course', path: '/Courses/{id}' },
    { page: 'tag', path: '/Courses/About/{id}' },
    { page: 'events', path: '/Events' },
    { page: 'event', path: '/Events/{id}' },
    { page: 'cafe', path: '/Cafe' },
    { page: 'teachers', path: '/Teachers' },
    { page: 'teacher', path: '/Teachers/{id}' },
    { page: 'news', path: '/News' },
    { page: 'post', path: '/News/{id}' },
    { page: 'contact', path: '/Contact' },
    { page: 'place', path: '/Places/{id}' },
    { page: 'sign-up', path: '/Sign-up' },
    { page: 'privacy', path: '/Privacy' },
  ],
  unmatched: 'lost',
} satisfies RoutesDefinition;
