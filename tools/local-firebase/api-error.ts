/** HTTP status and canonical code of each way to fail (google.rpc.Code, where it has one). */
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

/** A refusal that the client is told of, in the JSON shape of Google's APIs. */
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
