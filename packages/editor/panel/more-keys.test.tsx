import { act, waitFor } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

/** In Settings: what is seldom changed. */

afterEach(closeEditors);

const home = 'config/pages/home.ts';

test('what is seldom changed is folded, and unfolds by a press and where it is asked for', async () => {
  const { user, session, panel, inPanel } = await openEditor();
  const fold = panel.querySelector('[aria-controls]')!;
  expect(fold).toHaveTextContent(/^More .*A page for each entry of/);
  const each = inPanel.getByLabelText('A page for each entry of');
  expect(each).not.toBeVisible();
  expect(inPanel.getByLabelText('Title')).toBeVisible();
  await user.click(fold);
  expect(each).toBeVisible();
  await user.click(fold);
  expect(each).not.toBeVisible();
  await act(async () => {
    session.select({ file: home, path: 'each' });
    await Promise.resolve();
  });
  await waitFor(() => expect(each).toBeVisible());
});
