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
import { type Answered, type EditClient, EditError } from '../edit-client';

/** A request to the server: its path, as `step`, and its body. */
type EditRequest = { path: string; body: unknown };

const asResponse = (answer: unknown): Answered => {
  const file = answer instanceof FileAnswer ? answer.bytes : undefined;
  return {
    // As it comes over the wire: nothing of it is the server's own object.
    json: <Answer>() => Promise.resolve(JSON.parse(JSON.stringify(answer)) as Answer),
    blob: () => Promise.resolve(new Blob([new Uint8Array(file ?? [])])),
  };
};

/** The editor's client whose server is in this process. */
const clientOf = (routes: readonly EditRoute[], requests: EditRequest[]): EditClient => {
  const ask = async (path: string, { method = 'GET', body }: RequestInit): Promise<Answered> => {
    const [name = '', query] = path.split('?');
    const route = routes.find((each) => each.path === name && each.method === method);
    if (!route) throw new EditError(`There is no ${method} ${name}.`);
    const parameters = new URLSearchParams(query);
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    requests.push({ path: name, body: read });
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
    return response.json<Answer>();
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
