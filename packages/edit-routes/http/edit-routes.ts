import { type Schema, ValidationError } from 'yup';
import { Refusal } from './refusal';

/** An answer that is a file to be kept, as a ZIP. */
export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly type: string;

  constructor(bytes: Uint8Array, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

type Address = { method: 'GET' | 'POST'; path: string };

/** A route of JSON; `body` is undefined where nothing was sent, and with GET. */
export type JsonRoute = Address & {
  takes?: 'json';
  handle: (body: unknown, query: URLSearchParams) => unknown;
};

/**
 * One thing that the editor's server does, at `editBase` and `path`, as /__edit/step. What `handle` returns or
 * resolves with is sent as JSON, or as it is where it is a `FileAnswer`. It throws a `Refusal` for what it
 * refuses; any other error is one of the server's, which only the terminal gets to see.
 */
export type EditRoute =
  | JsonRoute
  | (Address & { takes: 'bytes'; handle: (body: Buffer, query: URLSearchParams) => unknown });

/** @throws {Refusal} 400 for a body that is not of the schema */
const bodyOf = <Body>(schema: Schema<Body>, body: unknown): Body => {
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal(400, error.message);
  }
};

/** A route that is asked for by its address alone. */
export const get = (path: string, answer: (query: URLSearchParams) => unknown): JsonRoute => ({
  method: 'GET',
  path,
  handle: (_body, query) => answer(query),
});

/** A route that takes a body of a schema; what else comes is refused. */
export const post = <Body>(
  path: string,
  schema: Schema<Body>,
  answer: (body: Body) => unknown,
): JsonRoute => ({
  method: 'POST',
  path,
  handle: (body) => answer(bodyOf(schema, body)),
});

/** The routes of several bodies, by their paths. */
export const posts = <Bodies extends object>(
  schemas: { [Path in keyof Bodies & string]: Schema<Bodies[Path]> },
  answers: { [Path in keyof Bodies & string]: (body: Bodies[Path]) => unknown },
): JsonRoute[] =>
  (Object.keys(schemas) as (keyof Bodies & string)[]).map((path) =>
    post(path, schemas[path], answers[path]),
  );
