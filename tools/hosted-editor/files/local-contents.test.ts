/** @jest-environment node */
import 'fake-indexeddb/auto';
import { openLocalContents } from './local-contents';

const bytes = (text: string) => new TextEncoder().encode(text);

test('what was kept last is there, and nothing else', async () => {
  const contents = openLocalContents('firm/site main');
  const nothing = { contents: new Map(), listed: undefined };
  expect(await contents.read()).toEqual(nothing);
  const first = new Map([
    ['one', bytes('1')],
    ['two', bytes('2')],
  ]);
  await contents.keep(first, { commit: 'c1', files: new Map([['a.ts', 'one']]) });
  const next = new Map([
    ['two', bytes('2')],
    ['three', bytes('3')],
  ]);
  const listed = { commit: 'c2', files: new Map([['a.ts', 'three']]) };
  await contents.keep(next, listed);
  expect(await openLocalContents('firm/site main').read()).toEqual({ contents: next, listed });
  expect(await openLocalContents('firm/other main').read()).toEqual(nothing);
});
