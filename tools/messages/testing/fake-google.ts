import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { fieldsAfter } from '../../../packages/local-firebase/firestore/writes';
import type { JsonRecord } from '../../../packages/local-firebase/store/json';

type Document = { name: string; createTime: string; updateTime?: string; fields: unknown };
type Item = { name: string; timeCreated: string };

/** One of a commit. */
type Write = {
  update?: { name: string; fields: JsonRecord };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string; increment: { integerValue: string } }[];
  delete?: string;
  currentDocument?: { exists?: boolean; updateTime?: string };
};

const pathBelow = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);

const updateTimeOf = ({ createTime, updateTime }: Document) => updateTime ?? createTime;

/** The names of a path such as `taken.Tour.\`at ten\``. */
const pathOf = (fieldPath: string) =>
  (fieldPath.match(/`(?:[^`\\]|\\.)+`|\w+/g) ?? []).map((name) =>
    name.startsWith('`') ? name.slice(1, -1).replaceAll(/\\(.)/g, '$1') : name,
  );

/**
 * The parts of Firestore's and Cloud Storage's REST APIs that reading, changing and deleting need (references
 * `projects.databases.documents.list`, `.get`, `.commit` and `.delete`, `objects.list` and `.delete`), two entries a page
 * unless told otherwise.
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

  /** Carried out before the next commit, as if somebody else were faster. */
  const meanwhile: (() => void)[] = [];
  let commits = 0;

  const commit = ({ writes }: { writes: Write[] }): [status: number, body: unknown] => {
    meanwhile.shift()?.();
    const isAsBefore = writes.every(({ currentDocument, ...write }) => {
      const found = documents.get(pathBelow(write.update?.name ?? write.delete ?? ''));
      if (!currentDocument) return true;
      return currentDocument.exists === false
        ? !found
        : found && currentDocument.updateTime === updateTimeOf(found);
    });
    if (!isAsBefore) return [400, { error: { code: 400, status: 'FAILED_PRECONDITION' } }];
    commits += 1;
    for (const write of writes) {
      const name = pathBelow(write.update?.name ?? write.delete ?? '');
      const found = documents.get(name);
      if (!write.update) {
        documents.delete(name);
        continue;
      }
      const fields = fieldsAfter(found?.fields as JsonRecord | undefined, {
        ...{ name, path: [], fields: write.update.fields },
        mask: write.updateMask?.fieldPaths.map(pathOf),
        increments: (write.updateTransforms ?? []).map(({ fieldPath, increment }) => ({
          path: pathOf(fieldPath),
          by: BigInt(increment.integerValue),
        })),
      });
      const updateTime = `after commit ${commits}`;
      const { createTime = updateTime } = found ?? {};
      documents.set(name, { name: write.update.name, createTime, updateTime, fields });
    }
    return [200, { writeResults: writes.map(() => ({})), commitTime: 'now' }];
  };

  const answer = (method: string, url: URL, body: string): [status: number, body: unknown] => {
    const path = url.pathname.split('/').map(decodeURIComponent);
    if (url.pathname === '/v1/projects/acme/databases/(default)/documents:commit') {
      return commit(JSON.parse(body) as { writes: Write[] });
    }
    if (url.pathname.startsWith('/v1/projects/acme/databases/(default)/documents/')) {
      const below = path.slice(7);
      const name = below.join('/');
      if (method === 'DELETE') return [200, documents.delete(name) ? {} : {}];
      if (path.length === 9) {
        const found = documents.get(name);
        return found ? [200, { ...found, updateTime: updateTimeOf(found) }] : [404, {}];
      }
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
    void readText(request).then((sent) => {
      const [status, body] = isOwner
        ? answer(request.method ?? '', new URL(request.url ?? '', 'http://localhost'), sent)
        : [403, { error: { message: 'no' } }];
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    documents,
    items,
    pageSizes,
    meanwhile,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
