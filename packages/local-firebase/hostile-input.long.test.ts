/** @jest-environment node */
import { fileTypes } from '../../src/fields/file/file-types';
import { parseNumber } from '../../src/fields/number/parse-number';
import '../../src/rules/later-rules';
import { passes } from '../../src/rules/predicates';
import { type RuleDefinition, ruleNames } from '../../src/rules/schemas';
import { validDate } from '../../src/schema/calendar-day';
import { resolveRoute } from '../../src/site/resolve-route';
import { createRecord } from '../../src/submission/create-record';
import { processorTime } from '../../tests/processor-time';
import routes from '../../tests/sites/agency/config/routes';
import { pathOfTarget } from '../../tools/dev-guard/requested-files';
import { readPage } from '../../tools/hosting/read-page';
import { readRange } from '../http/http-range';
import { csvLine } from '../records/csv';
import { toDatabase } from './firestore/database';
import { toRulesMap } from './firestore/to-rules-map';
import { assertLoopback, corsHeaders } from './http/own-pages';
import { assertPathSegments, requestPath } from './http/request';
import { methods } from './rules/operations';
import { compilePattern } from './rules/pattern-methods';
import { parseMultipart } from './storage/multipart-upload';
import { toObjectKey } from './storage/objects';
import { toUploadDraft } from './storage/upload-draft';

/*
 * Everything that reads what a stranger chose, fed with long texts that make a pattern look again and
 * again at what it has seen. In linear time each takes milliseconds; in quadratic time, minutes.
 */

/** Signs; one look at each from each of them would be five thousand million. */
const length = 100_000;
/** Milliseconds, on a busy machine. */
const longest = 2_000;

type Request = Parameters<typeof assertLoopback>[0];
const requestWith = (headers: Record<string, string>) =>
  ({ method: 'OPTIONS', headers }) as unknown as Request;

const key = { bucket: 'bucket', name: 'name' };
const parts = (head: string) =>
  Buffer.from(`--b\r\n\r\n{}\r\n--b\r\n${head}\r\n\r\nbytes\r\n--b--`, 'latin1');

/** The keys that rule kinds have of their own: a kind with a key of another name adds it here. */
const params = {
  length: 50,
  value: 50,
  date: '2026-11-21',
  other: 'other',
  values: ['x'],
  pattern: '[a-z]{1,50}( [a-z]+)*',
  wants: 'any',
  country: 'GB',
};
const rule = (check: (typeof ruleNames)[number], value: string) =>
  passes({ check, field: 'any', message: 'any', ...params } as RuleDefinition, value);

const circumstances = { at: new Date(0), page: '/', language: '', campaign: '' };

const readers: [string, (text: string) => unknown][] = [
  ['a Content-Type', (text) => parseMultipart(parts('a: b'), text)],
  ['its boundary', (text) => parseMultipart(parts('a: b'), `multipart/related; boundary=${text}`)],
  ['the head of a part', (text) => parseMultipart(parts(text), 'multipart/related; boundary=b')],
  ['the type of a file', (text) => toUploadDraft(key, { contentType: text })],
  [
    'the parameters of the type of a file',
    (text) => toUploadDraft(key, { contentType: `a/b; ${text}` }),
  ],
  ['a disposition', (text) => toUploadDraft(key, { contentDisposition: text })],
  ['an encoding', (text) => toUploadDraft(key, { contentEncoding: text })],
  ['the name of a bucket', (text) => toObjectKey(text, 'x')],
  ['the name of a file', (text) => toObjectKey('bucket', text)],
  ['a path', (text) => assertPathSegments([`__${text}`])],
  ['a target', (text) => requestPath(`/v0/${text}?${text}`)],
  ['a project', (text) => toDatabase(text, '(default)')],
  ['the name of a record’s field', (text) => toRulesMap({ [`__${text}`]: { nullValue: null } })],
  ['a number', (text) => toRulesMap({ a: { integerValue: text } })],
  ['a time', (text) => toRulesMap({ a: { timestampValue: text } })],
  ['a target of the dev server', (text) => pathOfTarget(`/${text}`)],
  ['the part of a file', (text) => readRange(`bytes=${text}`, 10)],
  ['the end of a file', (text) => readRange(`bytes=-${text}`, 10)],
  ['Host', (text) => assertLoopback(requestWith({ host: text }))],
  ['Origin', (text) => corsHeaders(requestWith({ origin: `http://localhost${text}` }))],
  [
    'the headers that a page asks for',
    (text) =>
      corsHeaders(
        requestWith({ origin: 'http://localhost', 'access-control-request-headers': text }),
      ),
  ],
  ['a cell', (text) => csvLine([text, `x${text}`, `=${text}=`])],
  ['a path of the site', (text) => resolveRoute(routes, `/${text}x`)],
  ['a page', (text) => readPage(text)],
  ...Object.entries(fileTypes).map(([name, { fits }]): [string, (text: string) => unknown] => [
    `a file that may be ${name}`,
    fits,
  ]),
  ...ruleNames.flatMap((name): [string, (text: string) => unknown][] => [
    [`the rule ${name}`, (text) => rule(name, text)],
    [
      `the rule ${name}, of what ends as it must not`,
      (text) => rule(name, `https://a.b${text}\0 `),
    ],
  ]),
  ['a record', (text) => createRecord({ collection: 'c', stamps: {} }, { a: text }, circumstances)],
  ['a number', parseNumber],
  ['a day', (text) => validDate.test(text)],
  [
    'a list of which each entry is requested once',
    (text) => methods.get('toSet')!.call(text.split(''), []),
  ],
];

/** What patterns stumble over: runs of blanks, of separators, of what they begin with. */
const runs = [
  '\t',
  ' ',
  '\n',
  '\r\n',
  ';',
  '; ',
  ';\t',
  '/',
  '//x',
  '.',
  '..',
  '%2f',
  '_',
  '-',
  '=',
  '"',
  '\0',
  'a',
  'a.',
  'a@',
  '@a.',
  'a=a;',
  'x ',
  '1',
  ':1',
  '\uD800',
  '😀',
  'word/',
  '<a ',
  '<iframe ',
  '\u00A0',
];

const took = (read: (text: string) => unknown, text: string) =>
  processorTime(() => {
    try {
      read(text);
    } catch {
      // Refused: that is an answer, too.
    }
  }, longest);

test.each(readers)('%s is read in linear time', (_, read) => {
  const slow = runs.flatMap((run) => {
    const milliseconds = took(read, run.repeat(Math.ceil(length / run.length)));
    return milliseconds > longest ? [`${JSON.stringify(run)}: ${Math.round(milliseconds)} ms`] : [];
  });
  expect(slow).toEqual([]);
});

test('patterns of the security rules are tried in linear time', () => {
  const nested = compilePattern('(a*)*b|([^@]+)+@|(.*;)*x');
  for (const run of runs) expect(took(nested, run.repeat(20_000))).toBeLessThan(longest);
});
