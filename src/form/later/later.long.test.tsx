import { cleanup, screen, within } from '@testing-library/react';
import { examples as fileExamples } from '../../fields/file/example';
import { keptFormExample, steppedFormExample } from '../form-example';
import type { FormDefinition } from '../form-schema';
import { loadFormParts } from '../load-form-parts';
import { labelled, renderForm } from '../testing/render-form';

const { saveForLater, outcome } = keptFormExample;

/** Steps, a condition, a list and a file. */
const long: FormDefinition = {
  title: 'Long',
  steps: [
    {
      title: 'First',
      fields: [
        { kind: 'text', name: 'Name', label: 'Name' },
        {
          kind: 'text',
          name: 'Nick',
          label: 'Nickname',
          showWhen: { field: 'Name', filled: true },
        },
      ],
    },
    {
      title: 'Second',
      fields: [
        {
          kind: 'list',
          name: 'Pets',
          label: 'Pets',
          max: 3,
          fields: [{ kind: 'text', name: 'Pet', label: 'Pet' }],
        },
      ],
    },
  ],
  stepping: { next: 'Next', back: 'Back' },
  saveForLater,
  rules: [{ field: 'Name', check: 'required', message: 'Who are you?' }],
  record: { collection: 'long', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: outcome.failed },
};

const show = async (form: FormDefinition = long, send = () => Promise.resolve(true)) => {
  const parts = await loadFormParts(form, () => import('../../ui/marked'));
  return renderForm(form, { parts, send });
};

/** Another visit: nothing of the tab is left. */
const leave = () => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '');
};

const press = (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const fillIn = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.type(labelled('Name'), 'Ada');
  await user.type(labelled('Nickname'), 'A');
  await press(user, 'Next');
  await user.type(await screen.findByLabelText('Pet'), 'Rex');
  await press(user, 'Add another');
  await user.type(screen.getAllByLabelText('Pet')[1]!, 'Tom');
};

test('nothing is saved unless it is asked for', async () => {
  await fillIn(await show());
  leave();
  await show();
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByRole('button', { name: saveForLater.goOn })).toBeNull();
});

test('what was saved comes back where it was asked for, at its step, and is deleted once it is sent', async () => {
  const first = await show();
  await fillIn(first);
  await press(first.user, saveForLater.save);
  expect(screen.getByText(/^Saved on this device until/)).toBeVisible();
  leave();

  const { user, send } = await show();
  expect(screen.getByText(/^Answers of .* are saved on this device/)).toBeVisible();
  expect(labelled('Name')).toHaveValue('');
  await press(user, saveForLater.goOn);
  expect(screen.getByText(saveForLater.restored).closest('[tabindex]')).toHaveFocus();
  expect(screen.getAllByLabelText('Pet').map((input) => (input as HTMLInputElement).value)).toEqual(
    ['Rex', 'Tom'],
  );
  await press(user, 'Send');
  expect(send).toHaveBeenCalledWith({
    Name: 'Ada',
    Nick: 'A',
    Pets: [{ Pet: 'Rex' }, { Pet: 'Tom' }],
  });
  expect(localStorage).toHaveLength(0);
});

test('what could not be sent stays saved', async () => {
  const { user } = await show(long, () => Promise.resolve(false));
  await fillIn({ user } as Awaited<ReturnType<typeof show>>);
  await press(user, saveForLater.save);
  await press(user, 'Send');
  expect(localStorage).toHaveLength(1);
});

test('it can be deleted, and the form says so', async () => {
  const first = await show();
  await fillIn(first);
  await press(first.user, saveForLater.save);
  leave();
  const { user } = await show();
  await press(user, saveForLater.remove);
  expect(screen.getByText(saveForLater.removed).closest('[tabindex]')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  expect(labelled('Name')).toHaveValue('');
});

test('files are not saved, and the form says so', async () => {
  const withFile: FormDefinition = {
    ...long,
    steps: undefined,
    stepping: undefined,
    fields: [{ kind: 'text', name: 'Name', label: 'Name' }, fileExamples.plain],
  };
  const { user } = await show(withFile);
  await user.type(labelled('Name'), 'Ada');
  await press(user, saveForLater.save);
  expect(screen.getByText(new RegExp(saveForLater.files))).toBeVisible();
});

test('a browser that stores nothing is said honestly', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await show();
  await user.type(labelled('Name'), 'Ada');
  await press(user, saveForLater.save);
  expect(screen.getByText(saveForLater.failed)).toBeVisible();
  expect(labelled('Name')).toHaveValue('Ada');
});

test('a form without it loads nothing for it', async () => {
  const { saveForLater: _, ...plain } = long;
  const parts = await loadFormParts(plain, () => import('../../ui/marked'));
  expect(parts).not.toHaveProperty('Later');
  expect(
    await loadFormParts(steppedFormExample, () => import('../../ui/marked')),
  ).not.toHaveProperty('forget');
});

test('what is said of saving stands below the button, and is announced', async () => {
  const first = await show(keptFormExample);
  await first.user.type(labelled('Your name'), 'Ada');
  await press(first.user, saveForLater.save);
  const form = within(screen.getByRole('form'));
  // Where the button is, which may be far below the beginning of the form.
  const said = form.getByText(/^Saved on this device until/).closest('[role="status"]');
  expect(said?.previousElementSibling).toHaveTextContent(saveForLater.save);
});
