import { refusal } from '../../src/firebase/commit-answer';
import type { FormDefinition } from '../../src/form/form-schema';
import type { StoredRecord } from '../../src/schema/record';
import { recordsAddress } from '../../src/schema/record-address';
import { recordSchema } from './record-schema';

export type RecordRequest = {
  method: string;
  /** As it was sent, without a query. */
  path: string;
  contentType: string | undefined;
  /** UTF-8. */
  body: Uint8Array;
  /** What shows that the site's own page sent it, with App Check. */
  proof: string | undefined;
};

export type RecordReply = { status: number; headers: Record<string, string>; body: string };

export type RecordOutside = {
  /** The form whose records this collection takes, if a function checks them. */
  formOf: (collection: string) => Promise<FormDefinition | undefined>;
  /**
   * Stores a record as a new document, and resolves once it is durable: to whether the document has these values, as it
   * also has where the same was sent before.
   */
  create: (collection: string, id: string, record: StoredRecord) => Promise<boolean>;
  /** Whether App Check made this proof for the site; missing for a site without App Check. */
  isProof?: (proof: string) => Promise<boolean>;
  clock: () => number;
  log: (message: string) => void;
};

/** Bytes of a request: Firestore stores no larger document. */
export const mostOfRecord = 1_048_576;

const replyOf = (status: number, value: unknown): RecordReply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
});

/** An error as Google's APIs word it (google.rpc.Status), which the outbox knows to read. */
const errorOf = (code: number, status: string, message: string) =>
  replyOf(code, { error: { code, message, status } });

const invalid = (message: string) => errorOf(400, 'INVALID_ARGUMENT', message);
const refused = () => errorOf(403, 'PERMISSION_DENIED', refusal);

/** Of 40 hexadecimal digits, as the site makes them. */
const idPattern = /^[0-9a-f]{40}$/;

const placeIn = (path: string) => {
  const [collection = '', id = '', ...more] = path.slice(recordsAddress.length + 1).split('/');
  return more.length === 0 && idPattern.test(id) ? { collection, id } : undefined;
};

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
};

const isTaken = (form: FormDefinition, record: unknown): record is StoredRecord =>
  recordSchema(form).isValidSync(record, { strict: true, disableStackTrace: true });

/**
 * Answers who sends a record of a form with `checkedBy: 'function'`: 200 once it is stored, 403 where the form does not
 * let it be sent. Whatever else goes wrong is no word about this record, and the outbox sends it again.
 */
export const createRecordHandler = ({ formOf, create, isProof, clock, log }: RecordOutside) => {
  const answer = async ({ method, path, contentType, body, proof }: RecordRequest) => {
    if (method !== 'POST') return errorOf(405, 'UNIMPLEMENTED', 'Only POST is taken.');
    // Pages of other sites cannot send this type without asking, and nobody answers them.
    if (!/^application\/json\b/i.test(contentType ?? '')) return invalid('Only JSON is taken.');
    if (body.byteLength > mostOfRecord) return invalid('The record is too large.');
    const place = placeIn(path);
    const form = place && (await formOf(place.collection));
    if (!place || !form) return errorOf(404, 'NOT_FOUND', 'No form sends its records here.');
    if (isProof && !(await isProof(proof ?? ''))) {
      return errorOf(401, 'UNAUTHENTICATED', 'The proof of App Check is missing or not valid.');
    }
    const record = parsed(body);
    if (!isTaken(form, record)) return refused();
    if (!(await create(place.collection, place.id, record))) return refused();
    return replyOf(200, { writeResults: [{}], commitTime: new Date(clock()).toISOString() });
  };

  return async (request: RecordRequest): Promise<RecordReply> =>
    answer(request).catch((error: unknown) => {
      log(`A record could not be stored: ${String(error)}`);
      return errorOf(503, 'UNAVAILABLE', 'Nothing can be stored for now.');
    });
};
