import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { valueAt } from '../../../src/schema/values/paths';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

const home = 'config/pages/home.ts';

const openDialog = async (name: string, title: string, from?: string) => {
  const editor = await openEditor({ site: createTestSite(from) });
  await editor.press('Pages');
  await editor.press(name);
  const dialog = await screen.findByRole('dialog', { name: title });
  const type = (label: string, text: string) =>
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), {
      target: { value: text },
    });
  const valueOf = (file: string, path: string) =>
    valueAt(editor.session.get().state.files[file], path);
  return { ...editor, dialog, type, valueOf };
};

test('a form is added with its section on the open page, as one step', async () => {
  const { press, type, valueOf, session, site, undo } = await openDialog(
    'Add a form',
    'Add a form',
  );
  const before = site.read(home);
  type('Title', 'Ask for a quote');
  await press('Add the form');
  await waitFor(() => expect(valueOf('config/forms/ask-for-a-quote.ts', 'title')).toBeDefined());
  expect(session.get().state.undo).toBe('New form “Ask for a quote”');
  const sections = valueOf(home, 'sections') as unknown[];
  expect(sections.at(-1)).toEqual({
    kind: 'form',
    title: 'Ask for a quote',
    form: 'ask-for-a-quote',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.get().selected).toEqual({ file: home, path: `sections[${sections.length - 1}]` });
  await undo(home, before);
  expect(valueOf('config/forms/ask-for-a-quote.ts', '')).toBeUndefined();
});

test('a form may be made without showing it', async () => {
  const { press, user, dialog, valueOf, site } = await openDialog('Add a form', 'Add a form');
  const before = site.read(home);
  expect(within(dialog).getByLabelText(/^Title/)).toHaveValue('Write to us');
  await user.click(within(dialog).getByLabelText(/^Show it at the end of this page/));
  await press('Add the form');
  await waitFor(() => expect(valueOf('config/forms/write-to-us.ts', 'title')).toBeDefined());
  expect(site.read(home)).toBe(before);
});

test('a collection begins with an entry that is marked as a sample, and is listed on the open page', async () => {
  const { press, type, valueOf, session } = await openDialog(
    'Add a collection',
    'Add a collection',
  );
  type('Title', 'News');
  await press('Add the collection');
  const file = 'config/collections/news.ts';
  await waitFor(() => expect(valueOf(file, 'kind')).toBe('post'));
  expect(valueOf(file, 'entries[0]')).toMatchObject({ sample: true });
  const sections = valueOf(home, 'sections') as unknown[];
  expect(sections.at(-1)).toMatchObject({ kind: 'list', title: 'News', of: 'news' });
  await waitFor(() => expect(session.get().selected).toEqual({ file, path: 'entries[0]' }));
});

test('an entry of a collection is added with its name', async () => {
  const { press, type, valueOf, session } = await openDialog(
    'Add an entry: Teas',
    'Add to “Teas”',
    'tests/sites/languages',
  );
  const file = 'config/collections/teas.ts';
  const { length } = valueOf(file, 'entries') as unknown[];
  type('Name', 'Smoked tea');
  await press('Add the entry');
  await waitFor(() => expect(valueOf(file, 'entries')).toHaveLength(length + 1));
  expect(valueOf(file, `entries[${length}]`)).toMatchObject({
    id: 'smoked-tea',
    name: 'Smoked tea',
  });
  expect(session.get().selected).toEqual({ file, path: `entries[${length}]` });
});

test.each([
  ['Add a page', 'Add a page', 'textbox', /^Title/],
  ['Add a form', 'Add a form', 'textbox', /^Title/],
  ['Add a collection', 'Add a collection', 'textbox', /^Title/],
  ['Add a language', 'Add a language', 'combobox', /^Language/],
])('%s: what is asked first has the focus', async (name, title, role, label) => {
  const { dialog } = await openDialog(name, title);
  await waitFor(() => expect(within(dialog).getByRole(role, { name: label })).toHaveFocus());
});
