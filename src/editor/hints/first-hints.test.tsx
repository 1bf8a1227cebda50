import { screen } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

test('the hints of the first visit are shown once, and Escape closes them', async () => {
  const { user } = await openEditor({ isFirst: true });
  const title = 'Editing this site';
  const hints = screen.getByText(title).closest('section')!;
  expect(hints.querySelectorAll('li')).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByText(title)).toBeNull();
  // For the next visit, which loads the page anew.
  expect(localStorage.getItem('edit-hints')).toBe('seen');
  closeEditors();
  await openEditor({ isFirst: true });
  expect(screen.queryByText(title)).toBeNull();
});
