import type { Handler } from './handler';
import { type EditRoute, FileAnswer } from './http/edit-routes';
import { Refusal } from './http/refusal';

/** A handler of changes or pages, for the editor's server. */
export const routeOf = ({ method, path, handle }: Handler): EditRoute => ({
  method,
  path,
  handle: async (body: unknown, query: URLSearchParams) => {
    const answer = await handle(body, query);
    if (answer.is === 'bad-request') throw new Refusal(400, answer.message);
    return answer.is === 'file' ? new FileAnswer(answer.bytes, answer.type) : answer.value;
  },
});
