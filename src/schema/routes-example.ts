import type { RoutesDefinition } from './routes';

export const routesExample = {
  pages: [{ page: 'home', path: '/', aliases: ['/home', '/start'] }],
  unmatched: 'home',
} satisfies RoutesDefinition;
