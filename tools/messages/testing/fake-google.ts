import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = { name: string; createTime: string; fields: unknown };
type Item = { name: string; timeCreated: string };

/**
 * The parts of Firestore's and Cloud Storage's REST APIs that reading and deleting need (references
 * `projects.databases.documents.list` and `.delete`, `objects.list` and `.delete`), two entries a page unless told otherwise.
 */
export const startFakeGoogle = async (token: string, mostOnPage = 2) => {
  const documents = new Map<string, Document>();
  const items = new Map<string, Item>();
  /** The page size of each request. */
  const pageSizes: number[] = [];

  const pageOf = <Entry>(all: Entry[], { searchParams }: URL) => {
    const start = Number(searchParams.get('pageToken') ?? '0');
    const size = Number(searchParams.get('pageSize') ?? searchParams.get('maxResults'));
    pageSizes.push(size);
    const next = start + Math.min(size, mostOnPage);
    return {
      entries: all.slice(start, next),
      more: next < all.length ? { nextPageToken: String(next) } : {},
    };
  };

  const answer = (method: string, url: URL): [status: number, body: unknown] => {
    const path = url.pathname.split('/').map(decodeURIComponent);
    if (url.pathname.startsWith('/v1/projects/acme/databases/(default)/documents/')) {
      const below = path.slice(7);
      const name = below.join('/');
      if (method === 'DELETE') return [200, documents.delete(name) ? {} : {}];
      const all = [...documents]
        .filter(([key]) => key.split('/')[0] === name)
        .map(([, each]) => each);
      const { entries, more } = pageOf(all, url);
      return [200, entries.length > 0 ? { documents: entries, ...more } : {}];
    }
    if (url.pathname.startsWith('/storage/v1/b/acme.appspot.com/o')) {
      const name = path[6];
      if (method === 'DELETE')
        return [name !== undefined && items.delete(name) ? 204 : 404, undefined];
      const prefix = url.searchParams.get('prefix') ?? '';
      const all = [...items.values()].filter((each) => each.name.startsWith(prefix));
      const { entries, more } = pageOf(all, url);
      return [200, { items: entries, ...more }];
    }
    // Another project or bucket, of which there is none.
    return [404, { error: { message: `No ${method} ${url.pathname}` } }];
  };

  const server = createServer((request, response) => {
    const isOwner = request.headers.authorization === `Bearer ${token}`;
    const [status, body] = isOwner
      ? answer(request.method ?? '', new URL(request.url ?? '', 'http://localhost'))
      : [403, { error: { message: 'no' } }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    documents,
    items,
    pageSizes,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
