/** @jest-environment node */
import 'fake-indexeddb/auto';
import { openLocalContents } from './local-contents';

const bytes = (text: string) => new TextEncoder().encode(text);

test('what was kept last is there, and nothing else', async () => {
  const contents = openLocalContents('firm/site main');
  expect(await contents.read()).toEqual(new Map());
  await contents.keep(
    new Map([
      ['one', bytes('1')],
      ['two', bytes('2')],
    ]),
  );
  const next = new Map([
    ['two', bytes('2')],
    ['three', bytes('3')],
  ]);
  await contents.keep(next);
  expect(await openLocalContents('firm/site main').read()).toEqual(next);
  expect(await openLocalContents('firm/other main').read()).toEqual(new Map());
});
