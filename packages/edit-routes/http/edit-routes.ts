/** An answer that is a file to be kept, as a ZIP. */
export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly type: string;

  constructor(bytes: Uint8Array, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

/**
 * One thing that the editor's server does, at `editBase` and `path`, as /__edit/step. What `handle` returns or
 * resolves with is sent as JSON, or as it is where it is a `FileAnswer`. It throws a `Refusal` for what it
 * refuses; any other error is one of the server's, which only the terminal gets to see.
 */
export type EditRoute = {
  method: 'GET' | 'POST';
  path: string;
} & (
  | {
      takes?: 'json';
      /** `body` is undefined where nothing was sent, and with GET. */
      handle: (body: unknown, query: URLSearchParams) => unknown;
    }
  | { takes: 'bytes'; handle: (body: Buffer, query: URLSearchParams) => unknown }
);
