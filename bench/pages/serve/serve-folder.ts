import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFolder, type Asset } from './read-folder';

export type SiteServer = {
  /** For example http://localhost:41234. */
  origin: string;
  /** Serves another folder from now on, as a deploy does. */
  deploy: (folder: string) => void;
  close: () => Promise<void>;
};

const foreverCached = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

const send = (request: IncomingMessage, response: ServerResponse, asset: Asset) => {
  const headers = {
    'content-type': asset.type,
    'cache-control': asset.hashed ? foreverCached : revalidated,
    etag: asset.etag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === asset.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding']).split(/, ?/);
  const best =
    asset.bodies.find(({ encoding }) => accepted.includes(encoding)) ?? asset.bodies.at(-1);
  response
    .writeHead(200, {
      ...headers,
      'content-encoding': best?.encoding ?? 'identity',
      'content-length': best?.body.length ?? 0,
    })
    .end(best?.body);
};

/** What the database says of a record that is stored (Firestore's REST reference, `CommitResponse`). */
const stored = JSON.stringify({
  writeResults: [{ updateTime: '2026-01-01T00:00:00Z' }],
  commitTime: '2026-01-01T00:00:00Z',
});

/** Serves a built site from memory, compressed beforehand, on a free port, and takes what its forms send. */
export const serveFolder = async (folder: string): Promise<SiteServer> => {
  let assets = readFolder(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname.endsWith(':commit')) {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end(stored);
      return;
    }
    const asset = assets.get(pathname);
    if (asset) return send(request, response, asset);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: (next) => (assets = readFolder(next)),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
};
