import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForToken } from './ask-for-token';
import { tokenPage } from './token-steps';

afterEach(() => {
  window.sessionStorage.clear();
  document.body.replaceChildren();
});

const repository = 'firm/site';

test('a token is asked for once, says how it is made, and stays in the tab', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const check = (token: string) =>
    Promise.resolve(token === 'right' ? undefined : 'GitHub does not accept it.');
  let asking: Promise<string> | undefined;
  await act(async () => {
    asking = askForToken({ repository, check });
    await Promise.resolve();
  });
  expect(await screen.findByRole('heading')).toHaveTextContent('Sign in to edit firm/site');
  expect(screen.getByRole('link', { name: /the page that makes one/ })).toHaveAttribute(
    'href',
    tokenPage({ repository }),
  );
  expect(screen.queryByText('Sign in with GitHub')).toBeNull();
  const user = userEvent.setup({ delay: null });
  const field = screen.getByLabelText('Token');
  expect(field).toHaveFocus();
  await user.type(field, 'wrong{Enter}');
  expect(await screen.findByText('GitHub does not accept it.')).toBeVisible();
  await user.clear(field);
  await user.type(field, ' right {Enter}');
  expect(await asking).toBe('right');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(window.sessionStorage.getItem('edit-token')).toBe('right');
  expect(window.localStorage).toHaveLength(0);
});

test('where the browser keeps nothing, the button of the host says so and leads nowhere', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await act(async () => {
    void askForToken({ repository, client: 'an-app', check: () => Promise.resolve(undefined) });
    await Promise.resolve();
  });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Sign in with GitHub' }));
  expect(await screen.findByText(/This browser keeps nothing for this page/)).toBeVisible();
  refuse.mockRestore();
});

test('the page that makes a token has its owner and its rights filled in, and no more rights', () => {
  const { origin, searchParams } = new URL(tokenPage({ repository: 'firm/site' }));
  expect(origin).toBe('https://github.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'Editor of firm/site',
    description: 'Edits and publishes the website',
    target_name: 'firm',
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  });
});

test('at a server of the firm the steps are those of Gitea and Forgejo, whose page is there', async () => {
  const server = 'https://git.firm.example/code';
  await act(async () => {
    void askForToken({ repository, server, check: () => Promise.resolve(undefined) });
    await Promise.resolve();
  });
  const link = await screen.findByRole('link', { name: /the page that makes one/ });
  expect(link).toHaveAttribute('href', `${server}/user/settings/applications`);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toHaveLength(4);
  expect(steps[2]).toContain('repository with Read and Write, and user with Read');
  expect(document.body.textContent).not.toContain('GitHub');
});
