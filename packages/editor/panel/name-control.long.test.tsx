import { screen, waitFor, within } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

/** A form that is shown is chosen from those of the site, or made on the way. */

afterEach(closeEditors);

const contact = 'config/pages/contact.ts';

const openForm = async () => {
  const editor = await openEditor();
  const { sections } = editor.session.get().state.files[contact] as {
    sections: { kind: string }[];
  };
  const path = `sections[${sections.findIndex(({ kind }) => kind === 'form')}]`;
  editor.session.select({ file: contact, path });
  const field = await editor.inPanel.findByLabelText('Form');
  return { ...editor, field, before: editor.site.read(contact) };
};

test('the form of a section is chosen from those of the site', async () => {
  const { user, field, isWritten, before } = await openForm();
  const names = within(field)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(names).toEqual(['contact', 'freelancer', 'inquiry', 'newsletter']);
  await user.selectOptions(field, 'inquiry');
  await isWritten(contact, before.replace("form: 'contact'", "form: 'inquiry'"));
});

test('a new one is made, and shown there', async () => {
  const { press, panel, site } = await openForm();
  await press('New form … Form', panel);
  const dialog = await screen.findByRole('dialog', { name: 'Add a form' });
  await press('Add the form', dialog);
  await waitFor(() => expect(site.read(contact)).not.toContain("form: 'contact'"));
  const [, name = ''] = /form: '([a-z0-9-]+)'/.exec(site.read(contact)) ?? [];
  expect(site.read(`config/forms/${name}.ts`)).toContain('fields');
});
