/** @jest-environment node */
import { join } from 'node:path';
import type { FieldDefinition } from '../../src/fields/registry';
import { fieldsOfEveryKind } from './agreement/every-rule-forms';
import { formOf } from './agreement/record-cases';
import { expressionCount, mostExpressions } from './expression-count';
import { firestoreRules, readForms } from './security-rules';

const forms = readForms(join(__dirname, '../..'));
const countOf = (form: (typeof forms)[number]) => expressionCount(firestoreRules([form]));
const empty = countOf(formOf('empty', { fields: [], rules: [] }));

const texts = (from: number, to: number, showWhen?: FieldDefinition['showWhen']) =>
  Array.from({ length: to - from }, (_, index): FieldDefinition => {
    const name = `f${from + index}`;
    return { kind: 'text', name, label: 'l', maxLength: 200, showWhen };
  });

test.each(forms.map((form) => [form.title, form] as const))(
  'the rules of this site ask far less than Firestore evaluates: %s',
  (_, form) => expect(countOf(form)).toBeLessThan(mostExpressions / 5),
);

// docs/security.md says these, and what follows.
test.each([
  ['text', 10],
  ['date', 5],
  ['select', 5],
  ['checkbox', 4],
  ['number', 20],
  ['rating', 19],
  ['checkboxes', 24],
  ['file', 15],
  ['files', 233],
])('a field costs the stated number of expressions: %s, %d', (kind: string, count) => {
  const field = fieldsOfEveryKind.find(({ name, ...each }) => [each.kind, name].includes(kind))!;
  expect(countOf(formOf('one', { fields: [field], rules: [] })) - empty).toBe(count);
});

test('a form of 80 texts fits, one of 100 in which 30 are conditional does not', () => {
  const shown = { field: 'f0', is: 'x' };
  expect(countOf(formOf('eighty', { fields: texts(0, 80), rules: [] }))).toBe(843);
  const hundred = [...texts(0, 70), ...texts(70, 100, shown)];
  expect(countOf(formOf('hundred', { fields: hundred, rules: [] }))).toBe(1053);
});

test.each([
  ['request.time == null ? request.time is int : true', 8],
  ["f('a', request.time) in ['a', 'b']", 7],
])('what is counted: %s', (expression, count) => {
  const rules = `rules_version = '2'; service cloud.firestore { match /a/{b} {
    function f(c, d) { return c; }
    allow get: if ${expression};
  } }`;
  expect(expressionCount(rules)).toBe(count);
});
