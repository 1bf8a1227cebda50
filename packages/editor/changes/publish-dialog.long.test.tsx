import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionToken } from '../../edit-protocol/session-token';
import { closeEditors, openEditor } from '../testing/open-editor';

/** What the dialog shows and asks; what the git host does: host-history.long.test.ts. */

afterEach(closeEditors);
afterEach(() => window.sessionStorage.clear());

const list = {
  comparedWith: {
    is: 'commit',
    commit: 'a'.repeat(40),
    branch: 'main',
    publishes: true,
    words: '',
  },
  changes: [
    {
      id: '1',
      of: 'value',
      kind: 'changed',
      file: 'x',
      path: '',
      place: 'About → title',
      words: 'A title',
    },
  ],
};

const conflict = {
  id: 'c1',
  file: 'config/pages/about.ts',
  path: 'title',
  place: 'About → title',
  before: 'About us',
  ours: 'About our firm',
  theirs: 'About the firm',
};

const kept = {
  is: 'kept',
  branch: 'main',
  commit: 'b'.repeat(40),
  words: 'Published: A title',
  pushed: { is: 'pushed', words: 'The live site is built from it now.' },
  published: 'https://github.com/firm/site/commit/b',
};

const live = { is: 'live', words: 'What was published last is live.', isBehind: false };

/** The dialog with these answers to publishing, one after the other. */
const openPublishing = async (...answers: unknown[]) => {
  const { client, press, user } = await openEditor();
  const asked: unknown[] = [];
  const found: Record<string, unknown> = { changes: list, publishing: live };
  const get = <Answer,>(path: string) => Promise.resolve(found[path] as Answer);
  const post = <Answer,>(path: string, body?: unknown) => {
    asked.push([path, body]);
    const other = found[path];
    return Promise.resolve((other ?? answers.shift()) as Answer);
  };
  Object.assign(client, { get, post });
  await press('What has changed');
  await press('Publish these changes', await screen.findByRole('dialog'));
  const dialog = await screen.findByRole('dialog', { name: 'Publish these changes' });
  return { asked, found, press, user, around: dialog, dialog: within(dialog) };
};

test('what is published is told with its page, and that it is live', async () => {
  const { asked, press, around, dialog } = await openPublishing(kept);
  await press('Publish', around);
  expect(await dialog.findByText(/^Published: A title/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /Look at what was published/ })).toHaveAttribute(
    'href',
    kept.published,
  );
  expect(await dialog.findByText('What was published last is live.')).toBeVisible();
  expect(asked).toEqual([['keep', { words: 'A title', newBranch: false, choices: {} }]]);
});

test('of a text that two have changed both versions are shown, and nothing is sent before one is chosen', async () => {
  const answer = { is: 'conflict', conflicts: [conflict], words: 'Somebody else has published.' };
  const { asked, press, user, around, dialog } = await openPublishing(answer, kept);
  await press('Publish', around);
  const choice = await dialog.findByRole('radiogroup', { name: 'About → title' });
  expect(choice).toHaveTextContent('Yours: About our firm');
  expect(choice).toHaveTextContent('Theirs: About the firm');
  await press('Publish', around);
  expect(asked).toHaveLength(1);
  await user.click(within(choice).getByRole('radio', { name: /^Theirs/ }));
  await press('Publish', around);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject(['keep', { choices: { c1: 'theirs' } }]);
  expect(await dialog.findByText(/^Published: A title/)).toBeVisible();
});

test('who is signed in no more signs in there and goes on; the token stays in the tab', async () => {
  const over = { is: 'impossible', why: 'sign-in', words: 'Sign in again.' };
  const { asked, found, press, user, around, dialog } = await openPublishing(over, kept);
  await press('Publish', around);
  const token = await dialog.findByLabelText('Token');
  found['sign-in'] = { is: 'impossible', words: 'GitHub does not accept it.' };
  await user.type(token, 'wrong{Enter}');
  expect(await dialog.findByText('GitHub does not accept it.')).toBeVisible();
  expect(sessionToken.get()).toBeUndefined();
  found['sign-in'] = { is: 'signed-in', name: 'Eve' };
  await user.clear(token);
  await user.type(token, 'right');
  await press('Sign in', around);
  await waitFor(() => expect(dialog.queryByLabelText('Token')).toBeNull());
  await press('Publish', around);
  expect(await dialog.findByText(/^Published: A title/)).toBeVisible();
  expect(asked.map((each) => (each as [string])[0])).toEqual([
    'keep',
    'sign-in',
    'sign-in',
    'keep',
  ]);
  expect(sessionToken.get()).toBe('right');
  expect(window.localStorage.getItem('edit-token')).toBeNull();
});

test('who else has published is told, and it is taken in when that is asked for', async () => {
  const { client, press, session } = await openEditor();
  const state = { ...session.get().state, version: 9e15 };
  const others = 'Tom has published “Opening hours” on 31 Mar 2026, 12:00.';
  const behind = { ...live, isBehind: true, others };
  const get = <Answer,>(path: string) =>
    Promise.resolve((path === 'changes' ? list : behind) as Answer);
  const post = <Answer,>() =>
    Promise.resolve({ is: 'joined', words: 'It is here now as well.', state } as Answer);
  Object.assign(client, { get, post });
  await press('What has changed');
  expect(await screen.findByText(others)).toBeVisible();
  await press('Take in what somebody else has published', await screen.findByRole('dialog'));
  expect(await screen.findByText('It is here now as well.')).toBeVisible();
  expect(screen.queryByText(others)).toBeNull();
  await act(() => Promise.resolve());
  expect(session.get().state.version).toBe(9e15);
});
