/** @jest-environment node */
import { boolean, number, object, type Schema, string } from 'yup';
import { linkTarget } from '../../../src/schema/link';
import { flag, milliseconds, oneOf } from '../../../src/schema/primitives';
import { shownIn } from '../../../src/schema/shown-in';
import { panelField } from './panel-field';
import { keysOf } from './panel-keys';

const schema = object({
  to: linkTarget('Where it leads.'),
  title: string().required().meta({ description: 'A title.' }),
  price: number().required().meta({ description: 'A price.' }),
});

const written = (name: string, fieldValue: string | number | null) => {
  const key = keysOf(schema, {}).find((each) => each.key === name);
  return key && panelField(key, key.label, undefined)?.written(fieldValue);
};

test.each<[string, string, unknown]>([
  ['to', 'tel:\u202A+49301234\u202C', 'tel:+49301234'],
  ['to', 'mailto:jo@exam\u00ADple.com\u200B', 'mailto:jo@example.com'],
  // Words may have marks of direction and places to break.
  ['title', 'Donau\u00ADdampf C++\u200E', 'Donau\u00ADdampf C++\u200E'],
])('what is typed in the panel for %s as %j is written as %j', (key, fieldValue, value) => {
  expect(written(key, fieldValue)).toBe(value);
});

test('a number of config may have decimals, as a place on a map has', () => {
  const key = keysOf(schema, {}).find((each) => each.key === 'price');
  const field = key && panelField(key, key.label, 52.123)?.field;
  expect(field).toMatchObject({ kind: 'number' });
  expect(field && 'step' in field && Number(field.step) < 0.001).toBe(true);
});

test('what a number counts stands behind it', () => {
  expect(fieldOf(milliseconds('How long.')).field).toMatchObject({ kind: 'number', unit: 'ms' });
  expect(fieldOf(number().required()).field).not.toHaveProperty('unit');
});

test('a section’s languages are chosen from those of the site', () => {
  const [key] = keysOf(object({ key: shownIn('the section') }), {});
  const offered = [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'German' },
  ];
  const made = key && panelField({ ...key, offered }, key.label, undefined);
  expect(made?.field).toMatchObject({ kind: 'checkboxes', options: offered });
  expect([[], ['de']].map((fieldValue) => made?.written(fieldValue))).toEqual([undefined, ['de']]);
});

test('that nothing is chosen is another thing than a key left out', () => {
  const [key] = keysOf(object({ key: string().optional() }), {});
  const offered = [
    { value: '', label: 'Nothing' },
    { value: 'cut', label: 'Cut' },
  ];
  const made = key && panelField({ ...key, sort: 'name', offered }, key.label, undefined);
  const held = [undefined, '', 'cut'].map((value) => made?.shown(value));
  expect(new Set(held).size).toBe(3);
  expect(held.map((value) => made?.written(value))).toEqual([undefined, '', 'cut']);
});

const fieldOf = (inner: Schema, value?: unknown) => {
  const [key] = keysOf(object({ key: inner }), {});
  const made = key && panelField(key, key.label, value);
  if (!made) throw new Error('It has no field.');
  return made;
};

test.each<[string, Schema, boolean, unknown[]]>([
  ['off when nothing is said', flag('Whether.'), false, [undefined, true]],
  ['on when nothing is said', flag('Whether.', 'true'), true, [false, undefined]],
  ['always said', boolean().required(), false, [false, true]],
])('yes or no is a switch: %s', (_words, schema, shown, asWritten) => {
  const made = fieldOf(schema);
  expect(made.field.kind).toBe('checkbox');
  expect(made.shown(undefined)).toBe(shown);
  expect([false, true].map(made.written)).toEqual(asWritten);
});

const sides = oneOf('Where.', { start: 'before it', end: 'behind it' });

test('few words are segments, of which the one that holds is chosen and left out', () => {
  const {
    field,
    shown,
    written: asConfig,
  } = fieldOf(sides.optional().meta({ whenOmitted: 'end' }));
  expect(field).toMatchObject({
    kind: 'radio',
    hint: 'Where. start – before it; end – behind it.',
    options: [{ label: 'Start' }, { label: 'End' }],
  });
  expect([undefined, 'start', 'end'].map(shown)).toEqual(['end', 'start', 'end']);
  expect(['start', 'end'].map(asConfig)).toEqual(['start', undefined]);
});

test.each<[string, Schema]>([
  ['many words', oneOf('Which.', ['one', 'two', 'three', 'four', 'five'])],
  ['long words', oneOf('Which.', ['a-very-long-word', 'another-long-word'])],
  ['words that need not be said', sides.optional().meta({ whenOmitted: 'as the site has it' })],
  ['words by their looks', sides.meta({ input: 'look' })],
])('%s are a list to choose from', (_words, schema) => {
  expect(fieldOf(schema).field.kind).toBe('select');
});
