import { act, screen, waitFor, within } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

// What a section looks like needs all sections, and a browser.
jest.mock('../structure/kind-preview', () => ({ KindPreview: () => null }));

const home = 'config/pages/home.ts';

afterEach(closeEditors);

const layouts = async () => {
  const group = await screen.findByRole('radiogroup', { name: 'Layout' });
  return (name: string) => within(group).getByLabelText(name);
};

test('how a section is arranged is chosen by small pictures of it', async () => {
  const { site, openEntry, user, undo, isWritten } = await openEditor();
  const before = site.read(home);
  await openEntry('Our Services');
  const radio = await layouts();
  expect(radio('ledger')).toBeChecked();
  await user.click(radio('lead'));
  await isWritten(home, before.replace("layout: 'ledger'", "layout: 'lead'"));
  await waitFor(() => expect(radio('lead')).toBeChecked());
  await undo(home, before);
  // A site of one language has none to choose from.
  expect(screen.queryByText('Languages')).toBeNull();
});

test('the arrangement that holds anyway is chosen at first, and not written when it is chosen again', async () => {
  const { site, session, user, isWritten } = await openEditor();
  const before = site.read(home);
  act(() => session.select({ file: home, path: 'sections[0]' }));
  const radio = await layouts();
  expect(radio('beside')).toBeChecked();
  await user.click(radio('poster'));
  await waitFor(() => expect(site.read(home)).toContain("layout: 'poster'"));
  await user.click(radio('beside'));
  await isWritten(home, before);
});
