/** @jest-environment node */
import { number, object, string } from 'yup';
import { linkTarget } from '../../../src/schema/link';
import { panelField } from './panel-field';
import { keysOf } from './panel-keys';

const schema = object({
  to: linkTarget('Where it leads.'),
  title: string().required().meta({ description: 'A title.' }),
  price: number().required().meta({ description: 'A price.' }),
});

const written = (name: string, held: string | number | null) => {
  const key = keysOf(schema, {}).find((each) => each.key === name);
  return key && panelField(key, key.label, undefined)?.written(held);
};

test.each<[string, string, unknown]>([
  ['to', 'tel:\u202A+49301234\u202C', 'tel:+49301234'],
  ['to', 'mailto:jo@exam\u00ADple.com\u200B', 'mailto:jo@example.com'],
  // Words may have marks of direction and places to break.
  ['title', 'Donau\u00ADdampf C++\u200E', 'Donau\u00ADdampf C++\u200E'],
])('what is typed in the panel for %s as %j is written as %j', (key, held, value) => {
  expect(written(key, held)).toBe(value);
});

test('a number of config may have decimals, as a place on a map has', () => {
  const key = keysOf(schema, {}).find((each) => each.key === 'price');
  const field = key && panelField(key, key.label, 52.123)?.field;
  expect(field).toMatchObject({ kind: 'number' });
  expect(field && 'step' in field && Number(field.step) < 0.001).toBe(true);
});
