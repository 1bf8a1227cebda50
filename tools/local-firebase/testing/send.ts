import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

export type Message = {
  readonly method?: string;
  /** Sent as it is; fetch would resolve `..` and refuse some headers. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** Sends one HTTP request, exactly as described. */
export const send = (port: number, { method = 'GET', path, headers, body }: Message) => {
  const isSized = body !== undefined && headers?.['Transfer-Encoding'] === undefined;
  const length = isSized ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, agent: false },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
};

/** The status that an error answer names. */
export const errorStatus = ({ text }: Answer): unknown => {
  const value = JSON.parse(text) as { error?: { status?: unknown } };
  return value.error?.status;
};
