/** @jest-environment node */
import 'fake-indexeddb/auto';
import { openLocalEdits } from './local-edits';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (before: string | undefined, after: string | undefined) => ({
  before: before === undefined ? undefined : bytes(before),
  after: after === undefined ? undefined : bytes(after),
});

test('what is typed is there for who opens it next, and for no other site', async () => {
  const kept = openLocalEdits('firm/site main');
  expect(await kept.read()).toBeUndefined();
  await kept.keep({ commit: 'one', files: new Map([['config/site.ts', file('a', 'b')]]) });
  await kept.keep({ commit: 'one', files: new Map([['public/a.svg', file('c', undefined)]]) });
  const all = new Map([
    ['config/site.ts', file('a', 'b')],
    ['public/a.svg', file('c', undefined)],
  ]);
  expect(await openLocalEdits('firm/site main').read()).toEqual({ commit: 'one', files: all });
  expect(await openLocalEdits('firm/site draft').read()).toBeUndefined();

  await kept.replace({ commit: 'two', files: new Map([['config/theme.ts', file('d', 'e')]]) });
  expect(await kept.read()).toEqual({
    commit: 'two',
    files: new Map([['config/theme.ts', file('d', 'e')]]),
  });
});
