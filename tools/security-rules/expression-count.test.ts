/** @jest-environment node */
import { join } from 'node:path';
import type { FieldDefinition } from '../../src/fields/registry';
import { mostExpressions, mostLevels } from '../local-firebase/rules/rules-limits';
import { fieldsOfEveryKind } from './agreement/every-rule-forms';
import { formOf } from './agreement/record-cases';
import { rulesSize } from './expression-count';
import { firestoreRules, readForms } from './security-rules';

const forms = readForms(join(__dirname, '../..'));
const countOf = (form: (typeof forms)[number]) => rulesSize(firestoreRules([form])).expressions;
const empty = countOf(formOf('empty', { fields: [], rules: [] }));

const texts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index): FieldDefinition => {
    const name = `f${from + index}`;
    return { kind: 'text', name, label: 'l', maxLength: 200 };
  });

test.each(forms.map((form) => [form.title, form] as const))(
  'the rules of this site ask far less than Firestore evaluates: %s',
  (_, form) => expect(countOf(form)).toBeLessThan(mostExpressions / 4),
);

// docs/security.md says these, and what follows.
test.each([
  ['text', 15],
  ['date', 8],
  ['select', 25],
  ['checkbox', 8],
  ['number', 27],
  ['rating', 26],
  ['checkboxes', 35],
  ['file', 21],
  ['files', 278],
])('a field costs the stated number of expressions: %s, %d', (kind: string, count) => {
  const field = fieldsOfEveryKind.find(({ name, ...each }) => [each.kind, name].includes(kind))!;
  expect(countOf(formOf('one', { fields: [field], rules: [] })) - empty).toBe(count);
});

test('a form of 60 texts fits, one of 70 does not', () => {
  expect(countOf(formOf('sixty', { fields: texts(0, 60), rules: [] }))).toBe(956);
  expect(countOf(formOf('seventy', { fields: texts(0, 70), rules: [] }))).toBe(1106);
});

test('no form is deep, however many fields it has', () => {
  const rules = firestoreRules([formOf('large', { fields: texts(0, 150), rules: [] })]);
  expect(rulesSize(rules).levels).toBeLessThan(mostLevels / 3);
});

test.each([
  ['request.time == null ? request.time is int : true', 10],
  ["f('a', request.time) in ['a', 'b']", 9],
])('what is counted: %s', (expression, count) => {
  const rules = `rules_version = '2'; service cloud.firestore { match /a/{b} {
    function f(c, d) { return c; }
    allow get: if ${expression};
  } }`;
  expect(rulesSize(rules).expressions).toBe(count);
});
