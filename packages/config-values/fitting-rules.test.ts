/** @jest-environment node */
import { rulesBeside } from './fitting-rules';

const fieldOf = (kind: string, name: string) => ({
  kind,
  entries: { kind, name, label: name, maxLength: 20, fields: [] },
});

const others = [
  { kind: 'text', name: 'Town' },
  { kind: 'date', name: 'Arrival' },
];

const offered = (kind: string, checks: string[] = [], around: typeof others = []) =>
  rulesBeside(fieldOf(kind, 'Own'), {
    rules: checks.map((check) => ({ check })),
    fields: [{ kind, name: 'Own' }, ...around],
  });

test.each<[string, string, string[], string[]]>([
  ['a box is ticked, and nothing else', 'checkbox', [], ['accepted']],
  ['once', 'checkbox', ['accepted'], []],
  ['stars are asked for, and how many', 'rating', ['required'], ['min', 'max']],
  ['of entries a list asks for some', 'list', [], ['required', 'min']],
  ['of two options one is chosen, or one of these', 'select', [], ['required', 'one-of']],
  ['a note asks for nothing', 'note', [], []],
])('%s', (_, kind, checks, expected) => {
  expect(offered(kind, checks)).toEqual(expected);
});

test('an e-mail field may have one rule of addresses, and no rule of days', () => {
  const first = offered('email');
  expect(first).toEqual(expect.arrayContaining(['required', 'email']));
  expect(first).not.toContain('digits');
  expect(first).not.toContain('not-before');
  expect(offered('email', ['email'])).not.toContain('email');
  expect(offered('text', ['email'])).not.toContain('iban');
});

test('a rule that compares is offered beside a field with which it can', () => {
  expect(offered('text')).not.toContain('same-as');
  expect(offered('text', [], others)).toContain('same-as');
  expect(offered('checkbox', [], [...others, { kind: 'checkbox', name: 'Other' }])).toEqual([
    'accepted',
  ]);
  expect(offered('date')).not.toContain('days-after');
  expect(offered('date', [], others)).toContain('days-after');
  expect(offered('time', [], others)).not.toContain('after');
});

test('a limit is set once, a pattern as often as one likes', () => {
  const second = offered('text', ['min-length', 'pattern']);
  expect(second).not.toContain('min-length');
  expect(second).toEqual(expect.arrayContaining(['max-length', 'pattern']));
});
