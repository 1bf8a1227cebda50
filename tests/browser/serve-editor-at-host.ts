import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createBareRepository } from '../../packages/git-host/testing/bare-repository';
import { hosts } from '../../packages/git-host/testing/hosts';
import { siteFiles } from '../../packages/site-files';
import { buildEditor, writeEditor } from '../../tools/hosted-editor/build-editor';
import { serveUntilEnd } from '../start-server';

/**
 * Builds the editor of a site whose files are in a repository at a host that answers as GitHub or Gitea does, and serves it:
 * any address without a file is index.html. Eve and Tom have tokens, `a-token` and `toms-token`.
 */
const [, , site = '', folder = '', port = '', at = ''] = process.argv;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const names = [
  ...siteFiles(site, 'config').files,
  ...siteFiles(site, 'public').files,
  ...['firestore.rules', 'storage.rules'],
];
const repository = createBareRepository(
  Object.fromEntries(names.map((name) => [name, new Uint8Array(readFileSync(join(site, name)))])),
);
const start = at === 'Gitea' ? hosts.Gitea : hosts.GitHub;
const { server: host, place: editing } = await start({ repository });
host.tokens.set('toms-token', { id: 8, login: 'tom', name: 'Tom', email: 'tom@example.com' });

const files = await buildEditor({ root: process.cwd(), site, worker: 'at-host.ts', editing });
writeEditor(folder, files);

const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const asked = join(folder, pathname);
  const isFile = existsSync(asked) && statSync(asked).isFile();
  const shown = isFile ? asked : join(folder, 'index.html');
  const isMissing = !isFile && pathname.startsWith('/__editor/');
  response.writeHead(isMissing ? 404 : 200, {
    'Content-Type': types[extname(shown)] ?? 'application/octet-stream',
  });
  response.end(readFileSync(shown));
});
await new Promise<void>((resolve) => {
  server.listen(Number(port), 'localhost', resolve);
});

const stop = async () => {
  await host.close();
  repository.remove();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
};
serveUntilEnd({ address: `http://localhost:${port}`, repository: repository.folder }, stop);
