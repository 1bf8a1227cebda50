/** @jest-environment node */
import { withFollowers } from './followers';
import type { Files } from './list-at';

const file = 'config/forms/visit.ts';

const text = (name: string) => ({ kind: 'text', name, label: name });
const either = (field: string, others: string[]) => ({
  field,
  check: 'at-least-one',
  others,
  message: 'm',
});

const files: Files = {
  [file]: {
    fields: ['Phone', 'Email', 'Letter'].map(text),
    rules: [either('Phone', ['Email']), either('Letter', ['Email', 'Phone'])],
  },
};

test.each([
  // Of two fields that are left the rule still says something; of one it would say nothing.
  ['Email', 1, ['rules[1].others[0]', 'rules[0]']],
  ['Phone', 0, ['rules[1].others[1]', 'rules[0]']],
  ['Letter', 2, ['rules[1]']],
])('with the field %s go its rules, and its name in others', (name, at, gone) => {
  const first = { do: 'remove' as const, file, path: `fields[${at}]`, was: text(name) };
  const { changes } = withFollowers({ words: 'w', changes: [first] }, files);
  expect(changes.slice(1).map((each) => each.do === 'remove' && each.path)).toEqual(gone);
});

test.each([
  ['today', undefined, ['rules[0].clientOnly']],
  ['today', true, []],
  ['2026-12-24', undefined, []],
])('a rule whose day becomes %s, with clientOnly %s before', (value, clientOnly, follow) => {
  const rule = { field: 'Day', check: 'not-before', date: '2026-12-01', message: 'm' };
  const rules = [clientOnly === undefined ? rule : { ...rule, clientOnly }];
  const change = { do: 'set' as const, file, path: 'rules[0].date', value, was: rule.date };
  const { changes, notice } = withFollowers(
    { words: 'w', changes: [change] },
    { [file]: { fields: [], rules } },
  );
  expect(changes.slice(1).map((each) => 'path' in each && each.path)).toEqual(follow);
  expect(notice).toBe(follow.length > 0 ? '“Client only” is “Yes” now.' : undefined);
});
