import { render, screen, waitFor } from '@testing-library/react';
import { SessionContext } from './editor-context';
import type { Session } from './editor-session';
import { laterPart, loadLaterParts } from './later-part';

const cutOff = () => Promise.reject(new Error('There is no connection.'));

test('a part whose script cannot be loaded says so, and takes nothing else away', async () => {
  const Part = laterPart(cutOff);
  const tell = jest.fn();
  render(
    <SessionContext value={{ tell } as unknown as Session}>
      <Part />
      <p>The page</p>
    </SessionContext>,
  );
  await waitFor(() =>
    expect(tell.mock.calls).toEqual([
      ['This cannot be loaded now. Load the page again: what you typed is kept.'],
    ]),
  );
  expect(screen.getByText('The page')).toBeVisible();
});

test('at rest all are loaded, also behind one that cannot be', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(() => null));
  laterPart(cutOff);
  laterPart(load);
  loadLaterParts();
  await jest.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
