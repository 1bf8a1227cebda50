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

export const decide = (
  source: string,
  {
    method = 'create',
    path = 'c/1',
    data = sampleData,
    stored = null,
  }: {
    method?: RulesMethod;
    path?: string;
    data?: RulesValue;
    stored?: RulesValue;
  } = {},
) => {
  const ruleset = compileRules(source, { file: 'test.rules', service: 'cloud.firestore' });
  const request = new Map<string, RulesValue>([
    ['time', timestamp(now)],
    ['resource', new Map([['data', data]])],
  ]);
  return ruleset.decide({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    request,
    resource: stored,
  });
};
