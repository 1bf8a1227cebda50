/** @jest-environment node */
import { type Change, changedValue, type Value } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import type { Files } from '../structure/list-at';
import type { PastedBlock } from './pasted-blocks';
import { pastedEntries } from './pasted-entries';

const file = 'config/pages/home.ts';

const files = (section: object) =>
  ({ [file]: { title: 'A', description: 'B', sections: [section] } }) as unknown as Files;

const prose = (paragraphs: Value[]) => files({ kind: 'prose', title: 'Text', paragraphs });

const paragraph = (text: string): PastedBlock => ({ is: 'paragraph', text });
const list: PastedBlock = { is: 'list', points: ['One', 'Two'], numbered: true };

/** What the list says once the step is done. */
const after = (
  all: Files,
  path: string,
  blocks: PastedBlock[],
  around = { before: '', after: '' },
) => {
  const was = valueAt(all[file], path) as Value;
  const step = pastedEntries(all, { file, path }, { blocks, around, was });
  return step?.changes.reduce<unknown>(
    (value, change: Change) => changedValue(value, change),
    all[file],
  );
};

test('paragraphs become entries, and the words around them belong to the first and the last', () => {
  const now = after(
    prose(['One', 'Now here', 'Three']),
    'sections[0].paragraphs[1]',
    [paragraph('**a**'), paragraph('b'), paragraph('c')],
    { before: 'Now ', after: 'here' },
  );
  expect(valueAt(now, 'sections[0].paragraphs')).toEqual([
    'One',
    'Now **a**',
    'b',
    'chere',
    'Three',
  ]);
});

test('headings and lists are such where the list has them, and an empty text gives way', () => {
  const now = after(prose(['Words']), 'sections[0].paragraphs[0]', [
    { is: 'heading', text: 'Head' },
    list,
  ]);
  expect(valueAt(now, 'sections[0].paragraphs')).toEqual([
    { heading: 'Head' },
    { list: ['One', 'Two'], numbered: true },
  ]);
});

test('in a list of points each point is one', () => {
  const now = after(prose([{ list: ['A', 'B'] }]), 'sections[0].paragraphs[0].list[1]', [list]);
  expect(valueAt(now, 'sections[0].paragraphs[0].list')).toEqual(['A', 'One', 'Two']);
});

test.each([
  ['one paragraph', 'sections[0].paragraphs[0]', [paragraph('a')]],
  ['a text that is no entry', 'sections[0].title', [paragraph('a'), paragraph('b')]],
  ['nothing', 'sections[0].paragraphs[0]', []],
])('%s is pasted as a text', (_name, path, blocks) => {
  expect(after(prose(['Words']), path, blocks)).toBeUndefined();
});
