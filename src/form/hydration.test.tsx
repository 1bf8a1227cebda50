import type * as Util from 'node:util';
import type * as Threads from 'node:worker_threads';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type * as Server from 'react-dom/server';
import contact from '../../tests/sites/agency/config/forms/contact';
import type { Values } from '../schema/record';
import { BareForm } from './testing/render-form';

test('what was written before script took the form over stays, and is sent', async () => {
  // It reads these globals while loading, and jsdom has none.
  const { MessageChannel } = jest.requireActual<typeof Threads>('node:worker_threads');
  const { TextEncoder } = jest.requireActual<typeof Util>('node:util');
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { renderToString } = jest.requireActual<typeof Server>('react-dom/server');

  const send = jest.fn<Promise<boolean>, [Values]>(() => Promise.resolve(true));
  const form = <BareForm definition={contact} send={send} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  const written = { Fullname: 'Ada', Company: 'Engines', Number: '123', Email: 'a@b.c' };
  const values = { ...written, Your: 'You are a Doctor', Messsage: 'Hello' };
  const controlOf = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input');
  const choice = controlOf('Your').querySelectorAll('option')[2];
  if (choice) values.Your = choice.value;
  for (const [name, value] of Object.entries(values)) controlOf(name).value = value;

  const onRecoverableError = jest.fn();
  await act(() => Promise.resolve(hydrateRoot(root, form, { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
  for (const [name, value] of Object.entries(values)) expect(controlOf(name)).toHaveValue(value);
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(send).toHaveBeenCalledWith(values));
});
