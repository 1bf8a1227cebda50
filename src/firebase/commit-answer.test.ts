/** @jest-environment node */
import { judgeAnswer, reportAnswer } from './commit-answer';

const error = (code: number, status: string, message: string, details?: object[]) =>
  JSON.stringify({ error: { code, message, status, ...(details && { details }) } });

/** What Google's services in front of Firestore answer beside the message (google.rpc.ErrorInfo). */
const info = (reason: string) => [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' },
];

const commitTime = '2026-11-21T10:00:00.000000Z';
const saved = JSON.stringify({ writeResults: [{ updateTime: commitTime }], commitTime }, null, 2);
const byRules = error(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
const size =
  "Document 'projects/p/databases/(default)/documents/c/1' cannot be written because its size (1,048,600 bytes) exceeds the maximum allowed size of 1,048,576 bytes.";
const keyInvalid = 'API key not valid. Please pass a valid API key.';

test.each<[string, number, string]>([
  ['a commit response', 200, saved],
  ['one of a write that changed nothing', 200, JSON.stringify({ writeResults: [{}], commitTime })],
])('%s: saved', (_, status, body) => {
  expect(judgeAnswer({ status, body }, { appCheck: false })).toBe('saved');
});

test.each<[string, number, string]>([
  ['an empty object', 200, '{}'],
  ['null', 200, 'null'],
  ['a list', 200, `[${saved}]`],
  ['nothing', 200, ''],
  ['a text', 200, '"ok"'],
  ['no result', 200, JSON.stringify({ writeResults: [], commitTime })],
  ['results of no list', 200, JSON.stringify({ writeResults: {}, commitTime })],
  ['no time', 200, JSON.stringify({ writeResults: [{}] })],
  ['the page of a captive portal', 200, '<!doctype html><title>Sign in to Wi-Fi</title>'],
  ['a commit response under another status', 203, saved],
  ['the words of the rules under another status', 200, byRules],
])('good news that is none of Firestore’s, %s: unknown', (_, status, body) => {
  expect(judgeAnswer({ status, body }, { appCheck: false })).toBe('unknown');
});

test.each<[string, number, string]>([
  ['by the rules', 403, byRules],
  ['a document that is too large', 400, error(400, 'INVALID_ARGUMENT', size)],
])('refused by Firestore, %s: refused', (_, status, body) => {
  expect(judgeAnswer({ status, body }, { appCheck: false })).toBe('refused');
});

test.each<[string, number, string]>([
  [
    'the API is not enabled',
    403,
    error(403, 'PERMISSION_DENIED', 'Cloud Firestore API has not been used', [
      { '@type': 'type.googleapis.com/google.rpc.Help', links: [] },
      ...info('SERVICE_DISABLED'),
    ]),
  ],
  [
    'the page’s address is blocked',
    403,
    error(
      403,
      'PERMISSION_DENIED',
      'Requests from referer https://a.example/ are blocked.',
      info('API_KEY_HTTP_REFERRER_BLOCKED'),
    ),
  ],
  [
    'a reason beside the words of the rules',
    403,
    error(
      403,
      'PERMISSION_DENIED',
      'Missing or insufficient permissions.',
      info('IAM_PERMISSION_DENIED'),
    ),
  ],
  ['billing', 403, error(403, 'PERMISSION_DENIED', 'Billing is off.', info('BILLING_DISABLED'))],
  ['other words', 403, error(403, 'PERMISSION_DENIED', 'The caller does not have permission')],
  [
    'a quota of old',
    403,
    JSON.stringify({
      error: {
        code: 403,
        message: 'Rate Limit Exceeded',
        errors: [{ reason: 'rateLimitExceeded' }],
      },
    }),
  ],
  ['a quota', 429, error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')],
  ['no proof', 401, error(401, 'UNAUTHENTICATED', 'App attestation failed.')],
  ['no database', 404, error(404, 'NOT_FOUND', 'The database (default) does not exist')],
  ['a key that is none', 400, error(400, 'INVALID_ARGUMENT', keyInvalid, info('API_KEY_INVALID'))],
  ['Datastore mode', 400, error(400, 'FAILED_PRECONDITION', 'is not available for Firestore')],
  ['a code that is not the status', 403, error(400, 'INVALID_ARGUMENT', size)],
  ['a proxy’s JSON', 403, '{"error":"forbidden by policy"}'],
  ['a proxy’s page', 403, '<html><h1>Forbidden</h1></html>'],
  ['a list', 403, `[${byRules}]`],
  ['null', 403, 'null'],
  ['an error that is null', 403, '{"error":null}'],
  ['nothing', 400, ''],
  ['an outage', 503, error(503, 'UNAVAILABLE', 'The service is unavailable.')],
])('refused by somebody else, %s: unknown', (_, status, body) => {
  expect(judgeAnswer({ status, body }, { appCheck: false })).toBe('unknown');
});

test('with App Check the words of the rules may be its own, and end nothing; a record too large does', () => {
  const appCheck = { appCheck: true };
  expect(judgeAnswer({ status: 403, body: byRules }, appCheck)).toBe('unknown');
  const tooLarge = error(400, 'INVALID_ARGUMENT', size);
  expect(judgeAnswer({ status: 400, body: tooLarge }, appCheck)).toBe('refused');
  expect(judgeAnswer({ status: 200, body: saved }, appCheck)).toBe('saved');
});

test('the console gets the status and the start of the answer, in one line', () => {
  const body = `{\n  "error": "${'x'.repeat(1000)}"`;
  expect(reportAnswer({ status: 403, body })).toMatch(
    /^Answered with 403: \{ "error": "x{480,500}$/,
  );
});
