const utf8 = '; charset=utf-8';

/** By file extension. */
export const contentTypes: Partial<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.css': `text/css${utf8}`,
  '.txt': `text/plain${utf8}`,
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
