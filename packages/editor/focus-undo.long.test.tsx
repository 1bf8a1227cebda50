import { act, screen, waitFor, within } from '@testing-library/react';
import { closeEditors, openEditor } from './testing/open-editor';

/** Where the focus is by keys alone after what was pressed has gone, or is off. */

afterEach(closeEditors);

const opened = async () => {
  const { user, site, ...rest } = await openEditor();
  const key = async (name: string | RegExp, around: HTMLElement = document.body) => {
    const button = await within(around).findByText(name, { selector: 'button' });
    button.focus();
    await user.keyboard('{Enter}');
    return button;
  };
  return { user, site, key, ...rest };
};

const isOnUndo = () => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Undo/);

test('the dialog of pages begins each of its views at its title', async () => {
  const { key } = await opened();
  await key('Pages');
  const dialog = await screen.findByRole('dialog');
  const title = () => dialog.querySelector('h2');
  for (const [button, words] of [
    ['Delete', /^Delete “/],
    ['Back', /^Pages$/],
  ] as const) {
    const [first] = await within(dialog).findAllByText(button, { selector: 'button' });
    first!.focus();
    first!.click();
    await waitFor(() => expect(title()).toHaveTextContent(words));
    expect(title()).toHaveFocus();
  }
  await key('Add a page', dialog);
  expect(within(dialog).getAllByRole('textbox')[0]).toHaveFocus();
});

test('keeping leads to the button that closes what was said', async () => {
  const { key } = await opened();
  await key('What has changed');
  await screen.findByText(/not kept by git/);
  await key('Keep these changes', await screen.findByRole('dialog'));
  await key('Keep');
  await screen.findByText(/Nothing was done\./);
  expect(document.activeElement).toHaveTextContent(/^Close$/);
});

test('the notice of what was deleted leads to the bar’s Undo as it goes', async () => {
  const { user, site, press } = await opened();
  const home = 'config/pages/home.ts';
  const before = site.read(home);
  await press('Sections');
  const list = await screen.findByRole('region', { name: 'Sections', hidden: true });
  await press(/^More for /, list.querySelectorAll('li')[1]);
  await press('Delete');
  const notice = await waitFor(() => {
    const found = screen.getAllByRole('alert').find((each) => each.textContent.includes('Undo'));
    if (!found) throw new Error('There is no notice.');
    return found;
  });
  within(notice).getByText('Undo').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(home)).toBe(before));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  await waitFor(isOnUndo);
});

/** What a step has changed beside what was asked, which the bar says with an Undo of its own. */
const withFollowers = async () => {
  const { session, ...rest } = await opened();
  const place = { file: 'config/pages/home.ts', path: 'sections[0].title' };
  await act(async () => {
    await session.write({
      words: 'The title',
      changes: [
        {
          do: 'set',
          ...place,
          value: 'All of it in other words',
          was: session.valueAt(place) as string,
        },
      ],
    });
  });
  const line = await screen.findByText(/“Highlight”/);
  return { session, ...rest, line: line.closest<HTMLElement>('[role="alert"]')! };
};

test.each(['Undo', 'Close'])(
  'the line that says what else was changed leads to the bar’s Undo as it goes by %s',
  async (name) => {
    const { user, line } = await withFollowers();
    within(line).getByRole('button', { name, hidden: true }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line).not.toBeInTheDocument());
    isOnUndo();
  },
);

test('what comes from elsewhere and takes a part away leads to Undo, but not from beside it', async () => {
  const { session, user } = await opened();
  const notice = async (words: string) => {
    session.tell(words);
    const line = (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]')!;
    within(line).getByRole('button', { hidden: true }).focus();
    return line;
  };
  const gone = async (line: HTMLElement) => {
    session.tell(undefined);
    await waitFor(() => expect(line).not.toBeInTheDocument());
  };
  await gone(await notice('One'));
  isOnUndo();
  const other = await notice('Other');
  await user.click(document.body);
  await gone(other);
  expect(document.body).toHaveFocus();
});

test('a button that is off keeps the focus, and does nothing', async () => {
  const { user, site, key, press } = await opened();
  const before = site.read('config/routes.ts');
  await key('Pages');
  const dialog = await screen.findByRole('dialog');
  await press(/^Delete: /, dialog);
  await waitFor(() => expect(dialog.querySelector('[type="submit"]')).not.toBeNull());
  const off = dialog.querySelector<HTMLElement>('[type="submit"]')!;
  expect(off).toHaveAttribute('aria-disabled', 'true');
  off.focus();
  expect(off).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(site.read('config/routes.ts')).toBe(before);
});
