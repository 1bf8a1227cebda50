import type { Step } from '../../../src/schema/values/change';
import { applyChange } from '../../config-files/splice/apply-change';
import { newFileText } from '../../config-files/splice/new-file';
import type { EditState, StepAnswer } from '../../edit-protocol/protocol';
import { type EditRoute, FileAnswer, Refusal, siteRoutes } from '../../edit-routes';
import { gitHistory } from '../../edit-server/changes/git-history';
import { sharpCodec } from '../../edit-server/sharp-codec';
import type { FileCalls } from '../../edit-store/disk';
import { createTestSite, type TestSite } from '../../edit-store/testing/test-site';
import { changesRoutes } from '../../site-changes/changes-routes';
import { type EditClient, EditError } from '../edit-client';

/** A request to the server: its path, as `step`, and its body. */
type EditRequest = { path: string; body: unknown };

const asSent = (value: unknown): unknown =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));

/** The editor's client whose server is in this process. */
const clientOf = (routes: readonly EditRoute[], requests: EditRequest[]): EditClient => {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const method = body === undefined ? 'GET' : 'POST';
    const [name = '', query] = path.split('?');
    const route = routes.find((each) => each.path === name && each.method === method);
    if (!route) throw new EditError(`There is no ${method} ${name}.`);
    const parameters = new URLSearchParams(query);
    // As it comes over the wire: nothing of it is the page's own object.
    const read: unknown = body instanceof Blob ? undefined : asSent(body);
    requests.push({ path: name, body: read });
    try {
      const bytes = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : Buffer.alloc(0);
      return route.takes === 'bytes'
        ? await route.handle(bytes, parameters)
        : await route.handle(read, parameters);
    } catch (error) {
      throw error instanceof Refusal ? new EditError(error.message) : error;
    }
  };
  const get = async <Answer>(path: string) => asSent(await ask(path)) as Answer;
  const post = async <Answer>(path: string, body: unknown = {}) =>
    asSent(await ask(path, body)) as Answer;
  return {
    get,
    post,
    file: async (path, body) => {
      const answer = await ask(path, body);
      return new Blob([new Uint8Array(answer instanceof FileAnswer ? answer.bytes : [])]);
    },
    hello: () => post<EditState>('hello'),
    step: (step: Step, { dry = false } = {}) => post<StepAnswer>('step', { step, dry }),
    undo: () => post<StepAnswer>('undo'),
    redo: () => post<StepAnswer>('redo'),
  };
};

/** A site in a folder, edited as by `npm run edit`: the same store, splices, check and endpoints, without a port. */
export const editFolder = (site: TestSite = createTestSite(), calls?: FileCalls) => {
  const requests: EditRequest[] = [];
  const start = () => {
    const store = site.open({ apply: applyChange, newFileText, ...(calls && { calls }) });
    const history = gitHistory(site.folder);
    const context = { site: site.folder, store, history, now: () => new Date(2026, 2, 31, 12) };
    const routes = [
      ...siteRoutes({ site: site.folder, store, codec: sharpCodec }),
      ...changesRoutes(context),
    ];
    return { store, client: clientOf(routes, requests) };
  };
  return { site, requests, start };
};
