import { screen, waitFor, within } from '@testing-library/react';
import { button, closeEditors, openEditor } from '../testing/open-editor';

/** The list of all sections of a page. What is dragged needs a browser. */

const home = 'config/pages/home.ts';

afterEach(closeEditors);

const openSections = async () => {
  const opened = await openEditor();
  await opened.press('Sections');
  const list = await screen.findByRole('region', { name: 'Sections', hidden: true });
  const rows = () => [...document.querySelectorAll('section[aria-labelledby] li[data-at]')];
  const act = async (at: number, what: string) => {
    await opened.press(/^More for /, rows()[at]);
    await opened.press(what);
  };
  const titles = () =>
    [...opened.site.read(home).matchAll(/^ {6}title: (.*),$/gm)].map(([, title]) => title);
  return { ...opened, list, rows, act, titles, before: opened.site.read(home) };
};

/** The list has gone, and its button has the focus, or what takes back what it did. */
const isClosed = async (focus: RegExp) => {
  const isIt = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(isIt()).toMatch(focus));
  expect(screen.queryByRole('region', { name: 'Sections', hidden: true })).toBeNull();
};

test('a section is moved by its menu, and the list no longer stands over it', async () => {
  const { act, titles } = await openSections();
  const [, second, third] = titles();
  await act(1, 'Move down');
  await waitFor(() => expect(titles().slice(1, 3)).toEqual([third, second]));
  await isClosed(/^Sections$/);
});

test('nothing is offered that would take the opening of a page away, copy it or stand before it', async () => {
  const { press, rows, user, titles } = await openSections();
  const isOff = async (name: string) =>
    (await button(name)).getAttribute('aria-disabled') === 'true';
  await press(/^More for /, rows()[0]);
  for (const name of ['Move up', 'Move down', 'Duplicate', 'Hide', 'Delete'])
    expect([name, await isOff(name)]).toEqual([name, true]);
  expect(await isOff('Add below')).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await press(/^More for /, rows()[1]);
  expect(await isOff('Move up')).toBe(true);
  expect(await isOff('Move down')).toBe(false);
  expect(titles().length).toBeGreaterThan(2);
});

test('a section is copied under a title of its own, and hidden', async () => {
  const { site, act, titles, undo, before, press } = await openSections();
  const { length } = titles();
  await act(4, 'Duplicate');
  await waitFor(() => expect(titles()).toHaveLength(length + 1));
  const [first, copy] = titles().slice(4);
  expect(copy).not.toBe(first);
  await undo(home, before);
  await press('Sections');
  await act(1, 'Hide');
  await isClosed(/^Undo: /);
  await waitFor(() => expect(site.read(home)).toMatch(/kind: 'feature',\n {6}hidden: true/));
});

test('a deleted section comes back with every byte by the notice of it', async () => {
  const { act, titles, press, isWritten, before } = await openSections();
  const { length } = titles();
  await act(1, 'Delete');
  await waitFor(() => expect(titles()).toHaveLength(length - 1));
  await isClosed(/^Undo: /);
  const notice = await waitFor(() => {
    const found = screen.getAllByRole('alert').find((each) => each.textContent.includes('Undo'));
    expect(found).toBeDefined();
    return found;
  });
  await press('Undo', notice);
  await isWritten(home, before);
});

test('Space lifts a section by keys, which is seen and says which keys go on', async () => {
  const { rows, user, site, before } = await openSections();
  const handle = rows()[1]!.querySelector<HTMLElement>('[data-part="handle"]')!;
  handle.focus();
  await user.keyboard(' ');
  const hint = /The arrow keys move it/;
  expect(await screen.findByText(hint)).toBeVisible();
  expect(rows()[1]).toHaveStyle({ position: 'relative' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  expect(site.read(home)).toBe(before);
});

test('what is chosen opens in the panel, and the list is closed; open again, it marks the selected section, with its own lists', async () => {
  const { list: first, rows, press, panel } = await openSections();
  let list = first;
  const reopen = async () => {
    const opener = await button('Sections');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await press('Sections');
    list = await screen.findByRole('region', { name: 'Sections', hidden: true });
  };
  const current = () => [...list.querySelectorAll('[aria-current]')];
  expect(current()).toEqual([]);
  const nameIn = (row: Element) => row.querySelector('button:not([data-part])')!.textContent;
  const section = rows().find((row) => nameIn(row) === 'Our Services')!;
  await press(nameIn(section), section);
  await reopen();
  const cards = await within(list).findByRole('group', { name: 'Cards', hidden: true });
  const card = nameIn(cards.querySelector('li')!);
  await press(card, cards);
  await reopen();
  await waitFor(() =>
    expect(current().map((each) => each.textContent)).toEqual(['Our Services', card]),
  );
  await waitFor(() => expect(panel.querySelector('h2')).toHaveTextContent(card));
});
