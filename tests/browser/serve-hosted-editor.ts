import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildEditor, writeEditor } from '../../tools/hosted-editor/build-editor';
import { siteZip } from '../../tools/hosted-editor/site-zip';
import { serveUntilEnd } from '../start-server';

/**
 * Builds the editor of a site into a folder, with the site's files beside it, and serves it as a host of static files
 * does, compressed: any address without a file is index.html.
 */
const [, , site = '', folder = '', port = ''] = process.argv;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const files = await buildEditor({ root: process.cwd(), site, worker: 'beside.ts' });
writeEditor(folder, new Map([...files, ['__editor/site.zip', siteZip(site)]]));

const fileAt = (path: string) => {
  const file = join(folder, path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
};

const immutable = 'public, max-age=31536000, immutable';

/** How many bytes of scripts were sent, compressed. */
let scriptBytes = 0;

const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === '/__editor/script-bytes') return response.end(String(scriptBytes));
  const file = fileAt(pathname);
  const isMissing = file === undefined && pathname.startsWith('/__editor/');
  const shown = file ?? join(folder, 'index.html');
  response.writeHead(isMissing ? 404 : 200, {
    'Content-Type': types[extname(shown)] ?? 'application/octet-stream',
    'Content-Encoding': 'gzip',
    // Names of scripts hold hashes of them.
    'Cache-Control':
      shown.endsWith('.js') && pathname.startsWith('/__editor/') ? immutable : 'no-cache',
  });
  const body = gzipSync(readFileSync(shown));
  if (shown.endsWith('.js')) scriptBytes += body.length;
  return response.end(body);
});
await new Promise<void>((resolve) => {
  server.listen(Number(port), 'localhost', resolve);
});

const stop = () =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
serveUntilEnd({ address: `http://localhost:${port}` }, stop);
