import { fireEvent, waitFor } from '@testing-library/react';
import { seeded, someOf } from '../../../tests/runs';
import type { EditedPage } from '../edit-runtime';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { closeEditors, openEditor } from '../testing/open-editor';

/** Where the focus is before, while and after a text of the page is typed by keys alone. */

const home = 'config/pages/home.ts';

afterEach(closeEditors);

const openPage = async (html: (text: string) => string) => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const config = {
    ...createMarkedConfig(),
    placeOf: () => ({ file: home, path: 'title' }),
    movedText: () => undefined,
  };
  root.innerHTML = html(markText('Home', 1));
  document.body.append(root);
  const page: EditedPage = { config, redraw: () => undefined, goTo: () => undefined };
  const opened = await openEditor({ page });
  const typed = () => document.querySelector<HTMLElement>('[contenteditable="true"]');
  return { ...opened, root, typed };
};

const paste = (box: HTMLElement, words: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => words } });

/** What holds texts: two of them, and in whole runs each. */
const kinds = someOf<[string, (text: string) => string, string]>(
  [
    ['a heading', (text) => `<h1>${text}</h1>`, 'h1'],
    ['a link', (text) => `<a href="/x">${text}</a>`, 'a'],
    ['a button', (text) => `<button><span>${text}</span></button>`, 'button'],
    ['a label', (text) => `<label tabindex="0">${text}</label>`, 'label'],
    ['a tab', (text) => `<div role="tab" tabindex="0">${text}</div>`, 'div'],
    ['a menu item', (text) => `<ul><li role="menuitem" tabindex="0">${text}</li></ul>`, 'li'],
    ['a text among others', (text) => `<p>So: ${text} <b>is</b> it</p>`, 'p'],
  ],
  { oneIn: 4 },
);

test.each(kinds)(
  seeded('%s has the focus again once it is left by a key'),
  async (_kind, html, selector) => {
    const { root, user, typed } = await openPage(html);
    const host = root.querySelector<HTMLElement>(selector)!;
    expect(host).toHaveAccessibleDescription('Enter changes this text.');
    for (const key of ['{Enter}', '{Escape}']) {
      host.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(typed()).toHaveFocus());
      await user.keyboard(key);
      await waitFor(() => expect(typed()).toBeNull());
      expect(host).toHaveFocus();
    }
  },
);

test.each(kinds)(
  seeded('%s keeps the focus once it is written and taken back, and opens again'),
  async (_kind, html, selector) => {
    const { root, user, typed, site } = await openPage(html);
    const before = site.read(home);
    const host = root.querySelector<HTMLElement>(selector)!;
    host.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(typed()).toHaveFocus());
    paste(typed()!, 'A Place To Be');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(site.read(home)).toContain('A Place To Be'));
    await waitFor(() => expect(host).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(site.read(home)).toBe(before));
    expect(host).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(typed()).toHaveFocus());
  },
);

test('a text that is written leaves the focus on it, also where the page is made anew around it', async () => {
  const { root, user, typed, site } = await openPage((text) => `<h1>${text}</h1>`);
  root.querySelector('h1')!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, 'A Place To Be');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(home)).toContain('A Place To Be'));
  await waitFor(() => expect(root.querySelector('h1')).toHaveFocus());
  root.innerHTML = `<h1>${markText('A Place To Be', 1)}</h1>`;
  await waitFor(() => expect(root.querySelector('h1')).toHaveFocus());
});

test('the text that is typed next keeps the keys, as the page is made anew after the one before it was written', async () => {
  const config = {
    ...createMarkedConfig(),
    placeOf: (id: number) => ({ file: home, path: id === 1 ? 'title' : 'sections[0].lead' }),
    movedText: () => undefined,
  };
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const draw = (title: string, lead: string) => {
    root.innerHTML = `<h1>${markText(title, 1)}</h1><p>${markText(lead, 2)}</p>`;
  };
  document.body.append(root);
  draw('Home', 'Lead');
  const page: EditedPage = { config, redraw: () => undefined, goTo: () => undefined };
  const { user, site } = await openEditor({ page });
  const typed = () => document.querySelector<HTMLElement>('[contenteditable="true"]');
  const begin = async (name: string) => {
    const host = root.querySelector<HTMLElement>(name)!;
    await waitFor(() => expect(host).toHaveAttribute('tabindex', '0'));
    host.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(typed()).toHaveFocus());
  };
  await begin('h1');
  paste(typed()!, 'A Place To Be');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(home)).toContain('A Place To Be'));
  await begin('p');
  // Only now comes the page as the first text has made it.
  draw('A Place To Be', 'Lead');
  await waitFor(() => expect(root.querySelector('p + p')).not.toBeNull());
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, 'Another lead');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(home)).toContain("lead: 'Another lead'"));
});

test('a text that was emptied has the focus once it is taken back and the page shows it again', async () => {
  const { root, user, typed } = await openPage((text) => `<h1>${text}</h1>`);
  const shown = root.innerHTML;
  root.querySelector('h1')!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  root.querySelector('h1')!.remove();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(typed()).toBeNull());
  root.innerHTML = shown;
  await waitFor(() => expect(root.querySelector('h1')).toHaveFocus());
});

test('a text that is refused says so, and what is wrong with it', async () => {
  const { root, user, typed } = await openPage((text) => `<h1>${text}</h1>`);
  root.querySelector('h1')!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  expect(typed()).not.toHaveAttribute('aria-invalid');
  paste(typed()!, '');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toBeInvalid());
  expect(typed()).toHaveAccessibleDescription(/is blank|is empty|missing/);
  await user.keyboard('{Escape}');
  expect(root.querySelector('h1')).toHaveFocus();
});

test('a letter opens the text that has the focus, and a blank does not scroll the page away from it', async () => {
  const { root, user, typed } = await openPage((text) => `<div role="region"><p>${text}</p></div>`);
  const host = root.querySelector<HTMLElement>('p')!;
  host.focus();
  expect(fireEvent.keyDown(host, { key: ' ' })).toBe(false);
  expect(typed()).toBeNull();
  await user.keyboard('W');
  await waitFor(() => expect(typed()).toHaveFocus());
});
