import type { RoutesDefinition } from './routes';

export const routesExample = {
  pages: [{ page: 'home', path: '/', aliases: ['/home', '/start'], languages: ['en', 'de'] }],
  redirects: [
    { from: '/start.html', to: '/' },
    { from: '/index.php?page=12', to: '/' },
    { from: '/shop/*', to: 'https://shop.example.com/*', status: 'temporary' },
    { from: '/offers/1999.html', status: 'gone' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
