import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InAgency } from '../../ui/testing/in-agency';
import Search from './component';
import { findPages } from './find-pages';

jest.mock('./find-pages');
const answers = jest.mocked(findPages);

const page = (at: number) => ({
  url: `/Page-${at}`,
  meta: { title: `Page ${at}` },
  excerpt: `A &lt;b&gt; &amp;amp; <mark>boat</mark> of ${at}`,
});

const pages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ data: () => Promise.resolve(page(at + 1)) }));

beforeEach(() => {
  answers.mockReset();
  window.history.replaceState(null, '', '/Search');
});

const show = async () => {
  const shown = render(
    <InAgency>
      <Search section={{ kind: 'search', title: 'Find' }} number={1} path="/Search" />
    </InAgency>,
  );
  // What the address asks for is found at once.
  await act(() => Promise.resolve());
  return { user: userEvent.setup(), ...shown };
};

const field = () => screen.getByRole('searchbox', { name: 'Search this site' });
const found = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('nothing is asked before anybody types', async () => {
  await show();
  expect(answers).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('the pages are listed with their number, the words found are marked, and text stays text', async () => {
  answers.mockResolvedValue(pages(2));
  const { user } = await show();
  await user.type(field(), ' boat {Enter}');
  expect(await screen.findByText('Pages found: 2')).toBe(screen.getByRole('status'));
  expect(answers).toHaveBeenLastCalledWith('boat');
  expect(found()).toEqual(['Page 1', 'Page 2']);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/Page-1');
  expect(first).toHaveTextContent('A <b> &amp; boat of 1');
  expect(within(first!).getByText('boat').tagName).toBe('MARK');
  expect(window.location.search).toBe('?q=boat');
});

test('ten pages are shown, and more with each press, which leads to the first that is new and is told', async () => {
  answers.mockResolvedValue(pages(22));
  const { user } = await show();
  await user.type(field(), 'boat{Enter}');
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Pages shown: 10 of 22'));
  expect(found()).toHaveLength(10);
  expect(field()).toHaveFocus();
  const more = screen.getByRole('button', { name: 'Show more' });
  act(() => more.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status).toHaveTextContent('Pages shown: 20 of 22'));
  expect(screen.getByRole('link', { name: 'Page 11' })).toHaveFocus();
  act(() => more.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status).toHaveTextContent('Pages shown: 22 of 22'));
  expect(screen.getByRole('link', { name: 'Page 21' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what the address asks for is there at once', async () => {
  answers.mockResolvedValue(pages(1));
  window.history.replaceState(null, '', '/Search?q=two+boats');
  await show();
  expect(await screen.findByText('Pages found: 1')).toBeVisible();
  expect(field()).toHaveValue('two boats');
  expect(answers).toHaveBeenLastCalledWith('two boats');
});

test.each([
  ['no page', () => answers.mockResolvedValue([]), 'No page has these words.'],
  [
    'no answer',
    () => answers.mockRejectedValue(new Error('offline')),
    'The search does not answer. Please try again in a few minutes.',
  ],
])('%s is said', async (_, answer, words) => {
  answer();
  const { user } = await show();
  await user.type(field(), 'boat{Enter}');
  expect(await screen.findByText(words)).toBe(screen.getByRole('status'));
});

test('an empty field empties the list', async () => {
  answers.mockResolvedValue(pages(1));
  const { user } = await show();
  await user.type(field(), 'boat{Enter}');
  await screen.findByText('Pages found: 1');
  await user.clear(field());
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^$/));
  expect(found()).toEqual([]);
  expect(window.location.search).toBe('');
});
