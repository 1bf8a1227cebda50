import { screen, waitFor } from '@testing-library/react';
import { button, closeEditors, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

test('the hints of the first visit are shown once, and lead to the list of keys', async () => {
  const { user } = await openEditor({ isFirst: true });
  const title = 'Editing this site';
  const hints = screen.getByText(title).closest('section')!;
  expect(hints.querySelectorAll('li')).toHaveLength(4);
  (await button('Got it')).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(title)).toBeNull();
  expect(await button('Keys')).toHaveFocus();
  await user.keyboard('{Enter}');
  const list = screen.getByRole('dialog', { name: 'Keys' });
  expect([...list.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Enter or F2', 'Ctrl+Enter', 'Alt+F10']),
  );
  await user.keyboard('{Escape}');
  const keys = await button('Keys');
  await waitFor(() => expect(keys).toHaveFocus());
  // For the next visit, which loads the page anew.
  expect(localStorage.getItem('edit-hints')).toBe('seen');
  closeEditors();
  await openEditor({ isFirst: true });
  expect(screen.queryByText(title)).toBeNull();
});
