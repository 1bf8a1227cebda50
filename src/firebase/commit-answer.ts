/** What was answered to a request that stores a record. */
export type CommitAnswer = { status: number; body: string };

/** `unknown`: it says nothing of this record, which is to be sent again. */
export type Verdict = 'saved' | 'refused' | 'unknown';

type Json = { [name: string]: unknown };

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (body: string): Json => {
  try {
    const value: unknown = JSON.parse(body);
    return isJson(value) ? value : {};
  } catch {
    return {};
  }
};

/** `CommitResponse` of Firestore's REST reference, to one write. */
const isSaved = ({ writeResults, commitTime }: Json) =>
  Array.isArray(writeResults) && writeResults.length === 1 && typeof commitTime === 'string';

/**
 * Whether it is Firestore that speaks of what was written. Google's services in front of it (a key, a
 * quota, an API that is not enabled) answer with the same statuses, and with `details` besides
 * (google.aip.dev/193); networks and proxies answer with whatever they like.
 */
const isOfRecord = ({ error }: Json, status: number) =>
  isJson(error) && error.code === status && Object.keys(error).length === 3;

/** The words in which rules refuse, and App Check as well. */
const refusal = 'Missing or insufficient permissions.';

/**
 * What an answer says of the record. With App Check nobody can tell whether rules have refused, for
 * good, or a proof was missing or too old, which the next visit may have: such a record waits.
 */
export const judgeAnswer = (
  { status, body }: CommitAnswer,
  { appCheck }: { appCheck: boolean },
): Verdict => {
  const said = parse(body);
  if (status === 200) return isSaved(said) ? 'saved' : 'unknown';
  if (!isOfRecord(said, status) || !isJson(said.error)) return 'unknown';
  const { message, status: name } = said.error;
  const byRules = status === 403 && name === 'PERMISSION_DENIED' && message === refusal;
  const isImpossible = status === 400 && name === 'INVALID_ARGUMENT';
  return isImpossible || (byRules && !appCheck) ? 'refused' : 'unknown';
};

/** As many characters of an answer as tell its reader what it was. */
const mostCharacters = 500;

/** An answer for the console: its status, and how it begins. */
export const reportAnswer = ({ status, body }: CommitAnswer): string =>
  `Answered with ${status}: ${body.replaceAll(/\s+/g, ' ').slice(0, mostCharacters)}`;
