import { isGroup } from '../schema/values/group';

/** The answer to a request that stores a record. */
export type CommitAnswer = { status: number; body: string };

/** `unknown`: it says nothing of this record, which must be sent again. */
export type Verdict = 'saved' | 'refused' | 'unknown';

type Json = { [name: string]: unknown };

const parse = (body: string): Json => {
  try {
    const value: unknown = JSON.parse(body);
    return isGroup(value) ? value : {};
  } catch {
    return {};
  }
};

/** `CommitResponse` of Firestore's REST reference: all writes of a commit are stored, or none. */
const isSaved = ({ writeResults, commitTime }: Json) =>
  Array.isArray(writeResults) && writeResults.length > 0 && typeof commitTime === 'string';

/**
 * Whether the answer comes from Firestore and concerns the record. Google's services in front of it (key,
 * quota, disabled API) use the same statuses, but add `details` (google.aip.dev/193); networks and proxies
 * answer anything.
 */
const isOfRecord = ({ error }: Json, status: number) =>
  isGroup(error) && error.code === status && Object.keys(error).length === 3;

/** The error message of security rules, and of App Check too. */
export const refusal = 'Missing or insufficient permissions.';

/**
 * What an answer says of the record. With App Check, rules that refused for good look the same as a missing
 * or expired proof, which the next visit may have: such a record waits.
 */
export const judgeAnswer = (
  { status, body }: CommitAnswer,
  { appCheck }: { appCheck: boolean },
): Verdict => {
  const reply = parse(body);
  if (status === 200) return isSaved(reply) ? 'saved' : 'unknown';
  if (!isOfRecord(reply, status) || !isGroup(reply.error)) return 'unknown';
  const { message, status: name } = reply.error;
  const byRules = status === 403 && name === 'PERMISSION_DENIED' && message === refusal;
  const isImpossible = status === 400 && name === 'INVALID_ARGUMENT';
  return isImpossible || (byRules && !appCheck) ? 'refused' : 'unknown';
};

/** Enough characters to recognize an answer. */
const mostCharacters = 500;

/** An answer for the console: its status and its beginning. */
export const reportAnswer = ({ status, body }: CommitAnswer): string =>
  `Answered with ${status}: ${body.replaceAll(/\s+/g, ' ').slice(0, mostCharacters)}`;
