import { type Schema, ValidationError } from 'yup';

/** What a handler answers with: a value as JSON, a file to be saved, or that the request makes no sense. */
export type Answer =
  | { is: 'json'; value: unknown }
  | { is: 'file'; name: string; type: string; bytes: Uint8Array }
  | { is: 'bad-request'; message: string };

/** One address of the editor's server, for the router. `body` is the request's JSON, not yet looked at. */
export type Handler = {
  method: 'GET' | 'POST';
  path: string;
  handle: (body: unknown, query?: URLSearchParams) => Promise<Answer>;
};

export const json = (value: unknown): Answer => ({ is: 'json', value });

/** A handler of a body that its schema accepts; what else comes is refused. */
export const post = <Body>(
  path: string,
  schema: Schema<Body>,
  answer: (body: Body) => Promise<Answer>,
): Handler => ({
  method: 'POST',
  path,
  handle: async (body) => {
    try {
      const valid = schema.validateSync(body, { strict: true });
      return await answer(valid);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { is: 'bad-request', message: error.message };
    }
  },
});
