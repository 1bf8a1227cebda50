/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFirebaseRulesFromString } from 'firebase-rules-parser';
import { licenceForm } from '../../tools/local-firebase/testing/agreement/licence-form';
import { formOf } from '../../tools/local-firebase/testing/agreement/record-cases';
import { sitesIn } from '../../tools/site-folder';
import { firestoreRules } from './security-rules';

// A grammar of the rules language that others wrote from its documentation, in 2019: what came later, or what they
// left out, is put in older words before. Brackets, quotes, lists, operators, calls, functions, matches and allows
// are read as they are written.

/** What it does not know: the version, comments, maps, `is`, `?`, ranges, a method `get`, documents as they will be. */
const unknown =
  /^rules_version.*$|^\s*\/\/.*$|\{(?:'[^']*': -?\d+(?:, )?)*\}|'(?:[^'\\]|\\.)*'| is [a-z]+| [?:] |\[(?<from>[^\]:']+):[^\]]+\]|\.get\(|getAfter\(/gm;

const olderWords: Readonly<Record<string, string>> = {
  ' ? ': ' && ',
  ' : ': ' || ',
  '.get(': '.of(',
  'getAfter(': 'get(',
};

const inOlderWords = (rules: string): string =>
  rules
    .replaceAll(unknown, (found: string, from?: string) => {
      if (found.startsWith("'")) return found;
      if (found.startsWith('{')) return '[]';
      if (found.startsWith(' is ')) return " == ''";
      return olderWords[found] ?? (from === undefined ? '' : `[${from}]`);
    })
    .trim();

type Listener = Record<string, (...found: [unknown, unknown, number, number, string]) => void>;

/** What the package's parser has of antlr4, which has no types. */
type Reader = {
  removeErrorListeners: () => void;
  addErrorListener: (listener: Listener) => void;
};

type Grammar = Reader & {
  service: () => void;
  getTokenStream: () => { tokenSource: Reader };
  getCurrentToken: () => { type: number };
};

const end = -1;

/** What that grammar does not take, by line and column. */
const mistakesIn = (rules: string): string[] => {
  const found: string[] = [];
  const nothing = () => undefined;
  const listener: Listener = {
    syntaxError: (_reader, _sign, line, column, message) =>
      found.push(`${line}:${column} ${message}`),
    reportAmbiguity: nothing,
    reportAttemptingFullContext: nothing,
    reportContextSensitivity: nothing,
  };
  const grammar = parseFirebaseRulesFromString(inOlderWords(rules)) as unknown as Grammar;
  for (const reader of [grammar, grammar.getTokenStream().tokenSource]) {
    reader.removeErrorListeners();
    reader.addErrorListener(listener);
  }
  grammar.service();
  if (grammar.getCurrentToken().type !== end) found.push('something is left behind the end');
  return found;
};

const root = join(__dirname, '../..');
const sites = ['.', ...['examples', 'tests/sites'].flatMap((parent) => sitesIn(root, parent))];
const files = sites.flatMap((site) => [`${site}/firestore.rules`, `${site}/storage.rules`]);

test.each(files)('another grammar takes the rules of a site: %s', (file) => {
  expect(mistakesIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

const licence = firestoreRules([formOf('licence', licenceForm(150))]);

test('another grammar takes the rules of a form of 150 inputs', () => {
  expect(licence).toContain('function lines(');
  expect(mistakesIn(licence)).toEqual([]);
});

test.each([
  ['a bracket too few', 'data.keys().hasOnly(', 'data.keys().hasOnly'],
  ['an operator without its other side', '&& data.keys()', '&& && data.keys()'],
  ['a quote too many', "'\\n'", "'\\n''"],
  ['a list that does not end', "'\\r']", "'\\r'"],
])('and finds %s', (_, right, wrong) => {
  expect(licence).toContain(right);
  expect(mistakesIn(licence.replace(right, wrong))).not.toEqual([]);
});
