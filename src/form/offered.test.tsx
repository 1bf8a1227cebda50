import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { TimedOption } from '../fields/offered';
import type { FieldDefinition } from '../fields/registry';
import { formOf, partsOf, showForm } from './testing/made-form';
import { BareForm } from './testing/render-form';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;

const options: TimedOption[] = [
  { value: 'over', ends: now - hour },
  { value: 'open', begins: now - hour, ends: now + hour },
  { value: 'begun', begins: now - hour, later: true },
  { value: 'later', begins: now + hour, later: true },
  { value: 'any' },
];

const offering = (kind: 'select' | 'radio') => {
  const field: FieldDefinition = { kind, name: 'Course', label: 'Course', over: 'Ended', options };
  return formOf({
    fields: [field],
    rules: [{ field: 'Course', check: 'required', message: 'Choose a course' }],
  });
};

const shownIn = (kind: 'select' | 'radio') =>
  screen
    .getAllByRole(kind === 'select' ? 'option' : 'radio')
    .map((each) => (each as HTMLOptionElement | HTMLInputElement).value);

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test.each(['select', 'radio'] as const)(
  '%s: what is over is gone, what has begun is there',
  async (kind) => {
    await showForm(offering(kind));
    await waitFor(() => expect(shownIn(kind)).toEqual(['open', 'begun', 'any']));
  },
);

test('in the entries of a list what is over is gone as well', async () => {
  const definition = offering('select');
  const { fields = [] } = definition;
  const list: FieldDefinition<'list'> = {
    kind: 'list',
    name: 'Children',
    label: 'Children',
    min: 2,
    max: 3,
    fields: fields as FieldDefinition<'list'>['fields'],
  };
  const form = { ...definition, fields: [list], rules: [] };
  await showForm(form);
  await waitFor(() =>
    expect(shownIn('select')).toEqual(['open', 'begun', 'any', 'open', 'begun', 'any']),
  );
  const [first] = screen.getAllByRole<HTMLSelectElement>('combobox');
  fireEvent.change(first!, { target: { value: 'begun' } });
  expect(first).toHaveValue('begun');
});

test('the page without script has what could be chosen when it was built', async () => {
  const definition = offering('select');
  const html = renderToString(
    <BareForm definition={definition} parts={await partsOf(definition)} />,
  );
  const values = [...html.matchAll(/<option[^>]* value="([a-z]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['over', 'open', 'any']);
});

test('what ends while the form is open stays chosen: the visitor is told, and chooses another', async () => {
  const { send } = await showForm(offering('select'));
  await waitFor(() => expect(shownIn('select')).toEqual(['open', 'begun', 'any']));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  fireEvent.change(select, { target: { value: 'open' } });
  jest.setSystemTime(now + hour);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ended');
  expect(select).toHaveValue('open');
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(select, { target: { value: 'any' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
