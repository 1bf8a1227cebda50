import { screen, waitFor, within } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

/** A text and what agrees with it are one step, which is told in a line and undone as one. */

const home = 'config/pages/home.ts';

afterEach(closeEditors);

const openHeadline = async () => {
  const opened = await openEditor();
  await opened.openEntry('Business Growth');
  const title = opened.inPanel.getByLabelText('Title');
  const before = opened.site.read(home);
  const type = async (words: string) => {
    await opened.user.clear(title);
    await opened.user.type(title, `${words}{Enter}`);
  };
  const line = () => screen.getByText(/^“Highlight”/).closest<HTMLElement>('[role="alert"]')!;
  return { ...opened, before, type, line };
};

test('a headline without its highlighted word is written, and the word at its place is highlighted', async () => {
  const { type, before, isWritten, line, press } = await openHeadline();
  await type('Hair Salon');
  const written = before
    .replace("title: 'Business Growth',", "title: 'Hair Salon',")
    .replace("highlight: 'Growth',", "highlight: 'Salon',");
  await isWritten(home, written);
  await waitFor(() => expect(line()).toHaveTextContent('“Highlight” is “Salon” now.'));
  await press('Undo', line());
  await isWritten(home, before);
});

test('where no word stands at its place, the highlight goes, and is told', async () => {
  const { type, before, isWritten, line } = await openHeadline();
  await type('We cut your hair');
  await isWritten(
    home,
    before
      .replace("title: 'Business Growth',", "title: 'We cut your hair',")
      .replace("      highlight: 'Growth',\n", ''),
  );
  await waitFor(() => expect(within(line()).getByText('Undo')).toBeVisible());
  expect(line()).toHaveTextContent('“Highlight” “Growth” is left out');
});

test('a headline that keeps its word changes nothing else', async () => {
  const { type, before, isWritten } = await openHeadline();
  await type('Growth for all');
  await isWritten(home, before.replace("title: 'Business Growth',", "title: 'Growth for all',"));
  expect(screen.queryByText(/^“Highlight”/)).toBeNull();
});
