import type { Readable } from 'node:stream';
import { visibleJson } from '../../../src/schema/visible-text';

/** HTTP status and canonical code of each kind of error (google.rpc.Code, where it has one). */
const kinds = {
  invalid: [400, 'INVALID_ARGUMENT'],
  denied: [403, 'PERMISSION_DENIED'],
  notFound: [404, 'NOT_FOUND'],
  badMethod: [405, 'UNIMPLEMENTED'],
  exists: [409, 'ALREADY_EXISTS'],
  tooLarge: [413, 'INVALID_ARGUMENT'],
  outOfRange: [416, 'OUT_OF_RANGE'],
  tooMany: [429, 'RESOURCE_EXHAUSTED'],
  internal: [500, 'INTERNAL'],
  unsupported: [501, 'UNIMPLEMENTED'],
  unavailable: [503, 'UNAVAILABLE'],
  full: [507, 'RESOURCE_EXHAUSTED'],
} as const;

type ApiErrorKind = keyof typeof kinds;

/** An error for the client, in the JSON shape of Google's APIs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly httpStatus: number;
  readonly status: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ApiErrorKind, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    [this.httpStatus, this.status] = kinds[kind];
    this.headers = headers;
  }
}

/** A pending answer. Handlers return it, so that a fault can replace it. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Streamed;
};

/** Sent only as fast as the client reads; destroyed where the client wants no more of it. */
type Streamed = {
  readonly stream: Readable;
  /** Bytes; undefined where nobody knows beforehand. */
  readonly size?: number;
  /** Milliseconds after which a client that reads nothing counts as gone. */
  readonly stalledMs?: number;
};

export const jsonReply = (
  value: unknown,
  { status = 200, headers = {} }: Partial<Pick<Reply, 'status' | 'headers'>> = {},
): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: visibleJson(value),
});

/** An error in the shape of Google's APIs. */
export const errorReply = ({ httpStatus, status, message, headers }: ApiError): Reply => {
  const error = { code: httpStatus, message, status };
  return jsonReply({ error }, { status: httpStatus, headers });
};
