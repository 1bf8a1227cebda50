import { changesHandlers } from '../../../tools/edit/changes/handlers';
import { pagesHandlers } from '../../../tools/edit/pages/handlers';
import { createPictureStore } from '../../../tools/edit/pictures/picture-store';
import { routeOf } from '../../../tools/edit/route-of';
import { type EditRoute, FileAnswer } from '../../../tools/edit/server/edit-routes';
import { Refusal } from '../../../tools/edit/server/refusal';
import { pictureRoute, storeRoutes } from '../../../tools/edit/server/store-routes';
import { applyChange } from '../../../tools/edit/splice/apply-change';
import { newFileText } from '../../../tools/edit/splice/new-file';
import { createTestSite, type TestSite } from '../../../tools/edit/store/testing/test-site';
import type { Step } from '../../schema/values/change';
import { type EditClient, EditError } from '../edit-client';
import type { EditState, StepAnswer } from '../protocol';

/** What was asked of the server, as `step`, and with what. */
type Asked = { path: string; body: unknown };

const asResponse = (answer: unknown): Response => {
  const file = answer instanceof FileAnswer ? answer.bytes : undefined;
  return {
    ok: true,
    // As it comes over the wire: nothing of it is the server's own object.
    json: () => Promise.resolve(JSON.parse(JSON.stringify(answer)) as unknown),
    blob: () => Promise.resolve(new Blob([new Uint8Array(file ?? [])])),
  } as Response;
};

/** The editor's client whose server is in this process. */
const clientOf = (routes: readonly EditRoute[], asked: Asked[]): EditClient => {
  const ask = async (path: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const [name = '', query] = path.split('?');
    const route = routes.find((each) => each.path === name && each.method === method);
    if (!route) throw new EditError(`There is no ${method} ${name}.`);
    const parameters = new URLSearchParams(query);
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ path: name, body: read });
    try {
      const bytes = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : Buffer.alloc(0);
      return asResponse(
        route.takes === 'bytes'
          ? await route.handle(bytes, parameters)
          : await route.handle(read, parameters),
      );
    } catch (error) {
      throw error instanceof Refusal ? new EditError(error.message) : error;
    }
  };
  const post = async <Answer>(path: string, body: unknown = {}): Promise<Answer> => {
    const response = await ask(path, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  };
  return {
    ask,
    post,
    hello: () => post<EditState>('hello'),
    step: (step: Step, { dry = false } = {}) => post<StepAnswer>('step', { step, dry }),
    undo: () => post<StepAnswer>('undo'),
    redo: () => post<StepAnswer>('redo'),
  };
};

/** A site in a folder, edited as by `npm run edit`: the same store, splices, check and endpoints, without a port. */
export const editFolder = (site: TestSite = createTestSite()) => {
  const asked: Asked[] = [];
  const start = () => {
    const store = site.open({ apply: applyChange, newFileText });
    const pictures = createPictureStore(site.folder, (file) => {
      store.stored(file.slice(site.folder.length + 1).replaceAll('\\', '/'));
      return Promise.resolve();
    });
    const context = { site: site.folder, store, now: () => new Date(2026, 2, 31, 12) };
    const others = [...changesHandlers(context), ...pagesHandlers(store)].map(routeOf);
    const routes = [...storeRoutes(site.folder, store), pictureRoute(pictures), ...others];
    return { store, client: clientOf(routes, asked) };
  };
  return { site, asked, start };
};
