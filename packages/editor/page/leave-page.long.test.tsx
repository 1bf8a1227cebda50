import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { EditedPage } from '../edit-runtime';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { closeEditors, openEditor } from '../testing/open-editor';

/** Another page of the site is shown while the editor stays. */

const home = 'config/pages/home.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

afterEach(() => {
  closeEditors();
  document.getElementById('root')?.remove();
});

const openHome = async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const config = {
    ...createMarkedConfig(),
    placeOf: () => ({ file: home, path: 'sections[0].lead' }),
    movedText: () => undefined,
  };
  root.innerHTML = `<h1 tabindex="-1">${markText('Home', 1)}</h1>`;
  document.body.append(root);
  /** As the page's router does. */
  const goTo = (address: string) =>
    act(() => {
      window.history.pushState(null, '', address);
      root.innerHTML = '<h1 tabindex="-1">Contact</h1>';
      root.querySelector('h1')?.focus();
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const page: EditedPage = { config, redraw: () => undefined, goTo };
  const opened = await openEditor({ page });
  const type = async (words: string) => {
    const host = root.querySelector<HTMLElement>('h1')!;
    await waitFor(() => expect(host).toHaveAttribute('tabindex', '0'));
    host.focus();
    await opened.user.keyboard('{Enter}');
    const box = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[contenteditable="true"]');
      expect(found).toHaveFocus();
      return found!;
    });
    fireEvent.paste(box, { clipboardData: { getData: () => words } });
  };
  const choosePage = async (name: string) => {
    await opened.user.click(screen.getByRole('combobox', { name: 'Page' }));
    await opened.user.click(await screen.findByRole('option', { name }));
  };
  return { ...opened, root, goTo, type, choosePage };
};

test('Settings follow the page that is chosen, and the focus stays where it was chosen', async () => {
  const { panel, choosePage, session } = await openHome();
  act(() => session.select({ file: home, path: 'sections[0]' }));
  await choosePage('Contact');
  await waitFor(() => expect(panel.querySelector('h2')).toHaveTextContent('Page “Contact”'));
  const select = screen.getByRole('combobox', { name: 'Page' });
  expect(select).toHaveTextContent('Contact');
  await waitFor(() => expect(select).toHaveFocus());
});

test('a form that was open in Settings is left with its page', async () => {
  const { panel, choosePage, session } = await openHome();
  const [form = ''] = Object.keys(session.get().state.files).filter((file) =>
    file.startsWith('config/forms/'),
  );
  act(() => session.select({ file: form, path: 'fields[0]' }));
  await choosePage('Contact');
  await waitFor(() => expect(panel.querySelector('h2')).toHaveTextContent('Page “Contact”'));
});

test('what belongs to all pages stays selected', async () => {
  const { panel, goTo, session } = await openHome();
  act(() => session.select({ file: 'config/theme.ts', path: '' }));
  goTo('/Contact');
  expect(panel.querySelector('h2')).toHaveTextContent('Theme');
});

test('a text that is typed is written when its page is left', async () => {
  const { goTo, type, site } = await openHome();
  await type('A Place To Be');
  goTo('/Contact');
  await waitFor(() => expect(site.read(home)).toContain("lead: 'A Place To Be'"));
  expect(screen.queryByRole('region', { name: 'What you were typing' })).toBeNull();
});

test('a text that is refused is offered on the next page', async () => {
  const { goTo, type, site, session } = await openHome();
  const before = site.read(home);
  await type('[Cats](/Cats)');
  goTo('/Contact');
  const offer = await screen.findByRole('region', { name: 'What you were typing' });
  expect(offer).toHaveTextContent('[Cats](/Cats)');
  expect(site.read(home)).toBe(before);
  expect(session.get().isTyping).toBe(false);
});

test('a text that somebody else has changed meanwhile is told, and written by another Enter', async () => {
  const { type, site, save, user } = await openHome();
  const before = site.read(home);
  const [, lead = ''] = /lead: '([^']+)'/.exec(before) ?? [];
  await type('Our words');
  await save(home, before.replace(lead, 'Their words'));
  await user.keyboard('{Enter}');
  const message = await screen.findByText(/Meanwhile it was changed to “Their words”/);
  expect(message).toHaveTextContent('Enter writes your words in its place');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(home)).toContain("lead: 'Our words'"));
});
