import { screen, within } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

/** What the dialog shows and asks; what the server does: earlier-states.long.test.ts. */

afterEach(closeEditors);

const states = [
  { commit: 'b'.repeat(40), when: '2026-03-31T12:02:00Z', writer: 'Eve', words: 'Another title' },
  { commit: 'a'.repeat(40), when: '2026-03-30T09:01:00Z', writer: 'Tom', words: 'The first' },
];
const change = { id: '1', of: 'value', kind: 'changed', file: 'x', path: '', place: '' };
const comparedWith = { is: 'commit', commit: states[0]!.commit, words: '' };
const listOf = (words: string) => ({ comparedWith, changes: [{ ...change, words }] });

const openStates = async () => {
  const { client, session, press } = await openEditor();
  const asked: unknown[] = [];
  const answers: Record<string, unknown> = {
    changes: listOf('One change'),
    'changes/earlier': { states },
    'changes/since': listOf('The title is another one'),
    'changes/go-back': { is: 'written', state: { ...session.get().state, version: 9e15 } },
  };
  const get = <Answer,>(path: string) => Promise.resolve(answers[path] as Answer);
  const post = <Answer,>(path: string, body?: unknown) => {
    asked.push([path, body]);
    return Promise.resolve(answers[path] as Answer);
  };
  Object.assign(client, { get, post });
  await press('What has changed');
  await press('Earlier states');
  const dialog = await screen.findByRole('dialog', { name: 'Earlier states' });
  return { asked, answers, press, dialog: within(dialog), around: dialog };
};

test('a state is chosen by its day, what has changed since is read, and it comes back', async () => {
  const { asked, press, dialog, around } = await openStates();
  expect(await dialog.findByText(/^Monday,? 30 March 2026.* Tom$/)).toBeVisible();
  expect(dialog.queryByText('Go back to this state')).toBeNull();
  await press(/^The first/, around);
  expect(await dialog.findByText('The title is another one')).toBeVisible();
  await press('Go back to this state', around);
  expect(await dialog.findByText(/as it was on Monday/)).toBeVisible();
  const { commit } = states[1]!;
  expect(asked).toEqual([
    ['changes/since', { commit }],
    ['changes/go-back', { commit }],
  ]);
});

test('a state that is not in order by today’s check says what is wrong with it', async () => {
  const { answers, press, dialog, around } = await openStates();
  answers['changes/go-back'] = {
    is: 'refused',
    problems: [{ place: 'About → title', message: 'is missing' }],
  };
  await press(/^Another title/, around);
  await dialog.findByText('The title is another one');
  await press('Go back to this state', around);
  expect(await dialog.findByText('About → title: is missing')).toBeVisible();
});
