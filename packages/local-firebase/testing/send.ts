import { type IncomingHttpHeaders, request } from 'node:http';

/** A valid record per form, in the order of section 3 of the specification. */
export const records = {
  subcribe: { Email: 'ada@example.com', id: 1795246713260, Date: 'Sat Nov 21 2026' },
  Inquriy: {
    Fname: 'Ada Lovelace',
    Email: 'ada@example.com',
    Number: '0123456789',
    Pname: 'A web shop',
    id: 1795246713260,
    Date: 'Sat Nov 21 2026',
  },
  freelancers: {
    fullName: 'Ada Lovelace',
    Email: 'ada@example.com',
    Number: '0123456789',
    portfolioUrl: 'https://example.com/ada',
    SelectedTechnology: 'React.js',
    CvFile: '',
    Messsage: 'Hello,\nI would like to join.',
    id: 1795246713260,
    Date: 'Sat Nov 21 2026',
  },
  Contact_cli: {
    Fullname: 'Ada Lovelace',
    Company: 'Analytical Engines',
    Email: 'ada@example.com',
    Number: '0123456789',
    Your: 'You are a Business Man',
    Messsage: 'Hello',
    id: 1795246713260,
    Date: 'Sat Nov 21 2026',
  },
} as const;

export const documentsPath = 'projects/demo-site/databases/(default)/documents';

/** The commit of a record as the SDK's `setDoc` sends it. */
export const commitOf = (document: string, record: Readonly<Record<string, string | number>>) => {
  const fields = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
  ]);
  const update = {
    name: `${documentsPath}/${document}`,
    fields: Object.fromEntries(fields) as unknown,
  };
  return {
    method: 'POST',
    path: `/v1/${documentsPath}:commit`,
    body: JSON.stringify({ writes: [{ update }] }),
  };
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
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
          const bytes = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: said } = res;
          resolve({ status, headers: said, bytes, text: bytes.toString() });
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

type Stored = {
  documents: {
    name: string;
    collection: string;
    id: string;
    createTime: string;
    updateTime: string;
    fields: Record<string, unknown>;
    values: Record<string, unknown>;
  }[];
  objects: { name: string; size: number; bytesFile: string; downloadToken: string }[];
};

/** Everything that a backend has stored, the oldest first. */
export const storedIn = async (port: number): Promise<Stored> =>
  JSON.parse((await send(port, { path: '/__local/data.json' })).text) as Stored;
