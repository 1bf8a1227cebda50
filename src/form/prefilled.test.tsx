import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FieldDefinition } from '../fields/registry';
import { restoreTyped, saveTyped } from '../loading/typed-values';
import type { Values } from '../schema/record';
import { compileForm } from './compile-form';
import type { FormDefinition } from './form-schema';
import { prefilled } from './prefilled';
import { formOf, partsOf } from './testing/made-form';
import { BareForm, labelled } from './testing/render-form';

const options = [{ value: 'german' }, { value: "french & 'co'" }, { value: 'ä' }];
const errorMessage = 'No';
const named = { name: 'Any', label: 'Any', prefill: 'any' };

const text: FieldDefinition = { kind: 'text', ...named, maxLength: 5 };
const select: FieldDefinition = { kind: 'select', ...named, options };
const radio: FieldDefinition = { kind: 'radio', ...named, options };
const boxes: FieldDefinition = { kind: 'checkboxes', ...named, options };
const number: FieldDefinition = { kind: 'number', ...named, errorMessage, step: 0.5 };
const whole: FieldDefinition = { kind: 'number', ...named, errorMessage };
const date: FieldDefinition = { kind: 'date', ...named, errorMessage };
const time: FieldDefinition = { kind: 'time', ...named, errorMessage };

describe('what the field can hold fills it in, and nothing else does', () => {
  test.each<[FieldDefinition, string, unknown]>([
    [text, '?any=Hello', 'Hello'],
    [text, '?any=a+%26b', 'a &b'],
    [text, '?any=a%0Ab', 'a b'],
    [text, '?any=one&any=two', 'one'],
    [text, '?any=longer', undefined],
    [text, '?any=', undefined],
    [text, '?Any=Hello', undefined],
    [text, '', undefined],
    [text, '?any=%E0%A4%A', '\uFFFD%A'],
    [select, '?any=german', 'german'],
    [select, "?any=french+%26+'co'", "french & 'co'"],
    [select, '?any=%C3%A4', 'ä'],
    [select, '?any=German', undefined],
    [radio, '?any=german&utm_source=letter', 'german'],
    [radio, '?any=spanish', undefined],
    [boxes, '?any=%C3%A4&any=german', ['german', 'ä']],
    [boxes, '?any=german&any=spanish', ['german']],
    [boxes, '?any=spanish', undefined],
    [number, '?any=2.5', 2.5],
    [number, '?any=2,5', 2.5],
    [number, '?any=0', 0],
    [number, '?any=0.3', undefined],
    [number, '?any=two', undefined],
    [whole, '?any=1.5', undefined],
    [whole, '?any=9007199254740993', undefined],
    [date, '?any=2027-01-11', '2027-01-11'],
    [date, '?any=2027-02-30', undefined],
    [time, '?any=09:30', '09:30'],
    [time, '?any=9:30', undefined],
    [{ kind: 'text', name: 'any', label: 'Any' }, '?any=x', undefined],
  ])('%j by %s: %j', async (field, query, expected) => {
    const definition = formOf({ fields: [field] });
    const { kinds } = await partsOf(definition);
    expect(prefilled(compileForm(definition, kinds), query)[field.name]).toEqual(expected);
  });
});

const topic: FieldDefinition = { kind: 'text', name: 'Topic', label: 'Topic', prefill: 'topic' };
const course: FieldDefinition = {
  kind: 'select',
  name: 'Course',
  label: 'Course',
  prefill: 'course',
  initial: 'german',
  options,
};
const form = formOf({ fields: [topic, course] });

const show = async (definition: FormDefinition, query: string) => {
  const send = jest.fn<Promise<boolean>, [Values]>(() => Promise.resolve(true));
  const parts = await partsOf(definition);
  const draw = (at: string) => (
    <BareForm definition={definition} parts={parts} send={send} query={at} />
  );
  const { rerender, unmount } = render(draw(query));
  return { send, unmount, follow: (link: string) => rerender(draw(link)) };
};

const write = (label: string, value: string) =>
  fireEvent.change(labelled(label), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  // Not in jsdom.
  Object.assign(HTMLElement.prototype, { scrollIntoView: jest.fn() });
});

test('a link fills in fields, which are sent, and does not fill them in again', async () => {
  const { send } = await show(form, '?topic=cats&course=%C3%A4');
  expect(labelled('Topic')).toHaveValue('cats');
  expect(labelled('Course')).toHaveValue('ä');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Topic: 'cats', Course: 'ä' }));
  await waitFor(() => expect(labelled('Topic')).toHaveValue(''));
  expect(labelled('Course')).toHaveValue('german');
});

test('another link to the same page fills in what the visitor did not write', async () => {
  const { follow } = await show(form, '');
  expect(labelled('Topic')).toHaveValue('');
  follow('?topic=cats&course=%C3%A4');
  write('Topic', 'dogs');
  follow('?topic=birds&course=german');
  expect(labelled('Topic')).toHaveValue('dogs');
  expect(labelled('Course')).toHaveValue('german');
});

const stepped = formOf({
  steps: [
    { title: 'One', fields: [{ kind: 'text', name: 'Name', label: 'Name' }, topic] },
    {
      title: 'Two',
      fields: [{ ...course, showWhen: { field: 'Topic', is: 'cats' } }],
    },
  ],
  stepping: { next: 'Next', back: 'Back', summary: { title: 'All', change: 'Change', yes: 'Yes' } },
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('fields of later steps, shown by what a link filled in, are filled in too', async () => {
  await show(stepped, '?topic=cats&course=%C3%A4');
  press('Next');
  expect(await screen.findByRole('combobox', { name: 'Course' })).toHaveValue('ä');
});

test('over other pages what was written stays, and the next link changes what links filled in', async () => {
  const first = await show(stepped, '?topic=cats');
  write('Name', 'Ada');
  first.unmount();
  const second = await show(stepped, '');
  expect(labelled('Name')).toHaveValue('Ada');
  expect(labelled('Topic')).toHaveValue('cats');
  second.unmount();
  const third = await show(stepped, '?topic=dogs');
  expect(labelled('Name')).toHaveValue('Ada');
  expect(labelled('Topic')).toHaveValue('dogs');
  write('Topic', 'birds');
  third.unmount();
  await show(stepped, '?topic=cats');
  expect(labelled('Topic')).toHaveValue('birds');
});

test('what was written stays over a reload of the page of the link', async () => {
  const { unmount } = await show(form, '?topic=cats&course=%C3%A4');
  write('Topic', 'dogs');
  saveTyped();
  unmount();
  restoreTyped();
  await show(form, '?topic=cats&course=%C3%A4');
  expect(labelled('Topic')).toHaveValue('dogs');
  expect(labelled('Course')).toHaveValue('ä');
});

test('a form that no link fills in loads nothing for it', async () => {
  const parts = await partsOf(formOf({ fields: [{ kind: 'text', name: 'A', label: 'A' }] }));
  expect(parts).not.toHaveProperty('prefilled');
});
