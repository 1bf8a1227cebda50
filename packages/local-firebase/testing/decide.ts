import { compileRules, type RulesMethod } from '../rules/compile-rules';
import { type RulesValue, timestamp } from '../rules/rules-value';

const now = Date.parse('2026-11-21T12:00:00Z');

export const sampleData = new Map<string, RulesValue>([
  ['text', 'abc'],
  ['lines', 'a\nb'],
  ['smile', 'a\u{1F600}'],
  ['int', 5n],
  ['float', 1.5],
  ['whole', 5],
  ['yes', true],
  ['nothing', null],
  ['list', ['a', 'b']],
  ['map', new Map<string, RulesValue>([['a', new Map([['b', 1n]])]])],
  ['time', timestamp(now - 60_000)],
]);

export const inService = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

type Asked = { method?: RulesMethod; path?: string; data?: RulesValue; stored?: RulesValue };

/** What rules decide of a document that holds `data`; `stored` is what it holds already. */
export const decide = (
  source: string,
  { method = 'create', path = 'c/1', data = sampleData, stored }: Asked = {},
) =>
  compileRules(source, { file: 'test.rules', service: 'cloud.firestore' }).decide({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    time: now,
    incoming: { data },
    stored: stored === undefined ? undefined : { data: stored },
  });
