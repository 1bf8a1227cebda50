import { screen, waitFor, within } from '@testing-library/react';
import { closeEditors, groupOf, openEditor } from '../testing/open-editor';

/** The rules of a form, where its field is. */

const form = 'config/forms/inquiry.ts';

afterEach(closeEditors);

const openField = async (at: number) => {
  const opened = await openEditor();
  const before = opened.site.read(form);
  opened.session.select({ file: form, path: `fields[${at}]` });
  await waitFor(() => expect(groupOf('Rules')).toBeVisible());
  const rows = () => [...groupOf('Rules').querySelectorAll('li')].map((row) => row.textContent);
  return { ...opened, before, rows };
};

const email = "{ field: 'Email', check: 'email', message: 'Please enter a valid email address' },";

test('a rule is added to a field: of the kinds that suit it, with the focus on its message', async () => {
  const { press, panel, rows, user, inPanel, isWritten, before, undo, site } = await openField(1);
  expect(rows()).toEqual(['Is an e-mail addressPlease enter a valid email address']);
  await press('Add a rule', panel);
  const dialog = await screen.findByRole('dialog');
  const kinds = [...dialog.querySelectorAll('[data-choice]')].map((each) => each.textContent);
  expect(kinds).toContain('required');
  expect(kinds).not.toContain('email');
  expect(kinds).not.toContain('accepted');
  await press('required', dialog);
  const message = await inPanel.findByLabelText('Message');
  await waitFor(() => expect(message).toHaveFocus());
  const added = site.read(form);
  await user.keyboard('Please enter an address{Enter}');
  const last = "{ field: 'Pname', check: 'required', message: 'Please enter a Project' },";
  const rule = "{ field: 'Email', check: 'required', message: 'Please enter an address' },";
  await isWritten(form, before.replace(last, `${last}\n    ${rule}`));
  // Back to the field by the names at the top.
  await press(/Email Address”$/, panel.querySelector('nav')!);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]).toBe('Is filled inPlease enter an address');
  await undo(form, added);
  await undo(form, before);
});

test('what a field has is moved and deleted there, past the rules of others', async () => {
  const { press, rows, save, before, isWritten } = await openField(1);
  const first = "{ field: 'Fname', check: 'required', message: 'Please enter first name' },";
  const more = "{ field: 'Email', check: 'required', message: 'Please say it' },";
  const two = before.replace(first, `${more}\n    ${first}`);
  await save(form, two);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await press(/^More for Email Address: is an e-mail address/);
  await press('Move up');
  await waitFor(() => expect(rows()[0]).toMatch(/^Is an e-mail address/));
  await isWritten(
    form,
    before
      .replace(first, `${email}\n    ${more}\n    ${first}`)
      .replace(`${first}\n    ${email}`, first),
  );
  await press(/^More for Email Address: is filled in/);
  await press('Delete');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a rule that suits another field alone is duplicated for that one, which is said', async () => {
  const { press, rows } = await openField(0);
  await press(/^More for Full Name: is filled in/);
  await press('Duplicate');
  expect(
    await screen.findByText(/^Added “(?:Email Address|Phone Number): is filled in”/),
  ).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('a box gets its one rule at a press, and then no other', async () => {
  const { press, panel, save, before, inPanel, session, site } = await openField(0);
  const box = "{ kind: 'checkbox', name: 'Consent', label: 'I agree' },";
  await save(
    form,
    before.replace('  fields: [', () => `  fields: [\n    ${box}`),
  );
  session.select({ file: form, path: 'fields[0]' });
  expect(await inPanel.findByText(/nothing is asked of it/)).toBeVisible();
  await press('Add a rule', panel);
  await waitFor(() => expect(site.read(form)).toMatch(/field: 'Consent', check: 'accepted'/));
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent('I agree: is ticked');
  await press(/I agree”$/, panel.querySelector('nav')!);
  expect(await inPanel.findByText('It has every rule that suits it.')).toBeVisible();
});

test('a rule added while the label that names its field is still being written is one of the field as it is called then', async () => {
  const { press, panel, save, before, inPanel, session, site, client, user } = await openField(0);
  const box = "{ kind: 'checkbox', name: 'Field', label: 'New field' },";
  await save(
    form,
    before.replace('  fields: [', () => `  fields: [\n    ${box}`),
  );
  session.select({ file: form, path: 'fields[0]' });
  expect(await inPanel.findByText(/nothing is asked of it/)).toBeVisible();
  const { step } = client;
  let goOn = () => {};
  const isSlow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  client.step = async (...asked) => {
    if (!asked[1]?.dry) await isSlow;
    return step(...asked);
  };
  const label = await inPanel.findByLabelText('Label');
  await user.clear(label);
  await user.type(label, 'I agree');
  await press('Add a rule', panel);
  goOn();
  await waitFor(() => expect(site.read(form)).toMatch(/field: 'IAgree', check: 'accepted'/));
  expect(site.read(form)).not.toContain("'Field'");
});
