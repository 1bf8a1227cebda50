/** @jest-environment node */
import { exampleOf } from './counted';
import type { Example } from './kinds';

const figures = [
  { value: '12', label: 'people' },
  { value: '3', label: 'shops' },
];
const example: Example = {
  id: 'sections/statistics/plain',
  name: 'plain',
  group: 'sections',
  definition: { kind: 'statistics', title: 'In Figures', figures },
};

const shown = (id: string) => exampleOf([example], id)?.definition;

test('an id shows its example', () => expect(shown(example.id)).toBe(example.definition));

test('a number behind it shows that many entries, each with a name of its own', () => {
  expect(shown(`${example.id}*3`)).toMatchObject({
    title: 'In Figures',
    figures: [...figures, { value: '12', label: 'people 2' }],
  });
  expect(shown(`${example.id}*1`)).toMatchObject({ figures: [figures[0]] });
});

test('an unknown id shows nothing', () => expect(shown('sections/none/plain*2')).toBeUndefined());
