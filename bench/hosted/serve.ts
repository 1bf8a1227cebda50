import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBareRepository } from '../../packages/git-host/testing/bare-repository';
import { startGitHub } from '../../packages/git-host/testing/github-server';
import { siteFiles } from '../../packages/site-files';
import { mediaTypeOf } from '../../tools/hosted-editor/page/media-types';
import { buildEditor } from '../../tools/hosted-editor/build-editor';
import { answerMeasuredPage, type Editable, withWatch } from './measured-page';
import { rememberingServer } from './remembering';
import { fast, slowLines } from './slow-line';

const typeOf = (name: string) =>
  name.endsWith('.html')
    ? 'text/html'
    : name.endsWith('.js')
      ? 'text/javascript'
      : mediaTypeOf(name);

/** The editor of the site in `folder`, whose files are at a host that answers as GitHub does, both behind one line. */
export const serveHosted = async (folder: string) => {
  const names = [...siteFiles(folder, 'config').files, ...siteFiles(folder, 'public').files];
  const read = (name: string) => [name, new Uint8Array(readFileSync(join(folder, name)))] as const;
  const repository = createBareRepository(Object.fromEntries(names.map(read)));
  const github = await startGitHub({ repository });
  const lines = slowLines(fast);
  const host = await rememberingServer(github.address);
  const toHost = await lines.to(host.port);
  const built = await buildEditor({
    ...{ root: process.cwd(), site: folder, worker: 'at-host.ts' },
    editing: {
      ...{ repository: 'firm/site', branch: 'main' },
      api: `http://127.0.0.1:${toHost.port}`,
    },
  });
  const html = withWatch(Buffer.from(built.get('index.html') ?? '').toString());
  const served = new Map(built).set('index.html', Buffer.from(html));
  const files = new Map([...served].map(([name, content]) => [`/${name}`, gzipSync(content)]));
  let bytes = 0;
  let told: (editable: Editable) => void = () => undefined;
  const server = createServer((request, response) => {
    if (answerMeasuredPage(request, response, (editable) => told(editable))) return undefined;
    const { url = '/', headers } = request;
    const { pathname } = new URL(url, 'http://localhost');
    const name = files.has(pathname) ? pathname : '/index.html';
    const body = files.get(name) ?? Buffer.alloc(0);
    const isKept = name.startsWith('/__editor/');
    const head = {
      'content-type': typeOf(name),
      'content-encoding': 'gzip',
      'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: '"built-once"',
    };
    if (headers['if-none-match'] === head.etag) return response.writeHead(304, head).end();
    if (name.endsWith('.js')) bytes += body.length;
    return response.writeHead(200, head).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const toEditor = await lines.to((server.address() as AddressInfo).port);
  return {
    address: `http://localhost:${toEditor.port}`,
    be: lines.be,
    /** Since the start: bytes of scripts, compressed, and requests at the git host. */
    sent: () => ({ bytes, requests: host.requests.length }),
    /** The next page that can be edited. */
    nextEditable: () =>
      new Promise<Editable>((resolve) => {
        told = resolve;
      }),
    stop: async () => {
      for (const each of [toHost, toEditor, host, server]) each.close();
      await github.close();
      repository.remove();
    },
  };
};
