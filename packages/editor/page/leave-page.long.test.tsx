import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditError } from '../edit-client';
import type { EditedPage } from '../edit-runtime';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { closeEditors, openEditor } from '../testing/open-editor';

/** Another page of the site is shown while the editor stays. */

const home = 'config/pages/home.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

afterEach(closeEditors);

const openHome = async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  let path = 'sections[0].lead';
  const config = {
    ...createMarkedConfig(),
    placeOf: () => ({ file: home, path }),
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
  /** As the page shows the same text by another place. */
  const moveTo = (next: string) => {
    path = next;
  };
  return { ...opened, root, goTo, type, choosePage, moveTo };
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

test('a text follows its place when a section comes before it, and is written there', async () => {
  const { type, site, save, user, session, moveTo } = await openHome();
  const before = site.read(home);
  await type('Our words');
  const other = before.replace(
    'sections: [',
    "sections: [\n    { kind: 'prose', title: 'New', paragraphs: ['One.'] },",
  );
  moveTo('sections[1].lead');
  await save(home, other);
  expect(session.get().isTyping).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(home)).toContain("lead: 'Our words'"));
  expect(site.read(home)).toContain("title: 'New'");
});

test('a text whose section somebody else has taken out is offered, to be copied', async () => {
  const { type, site, save, session } = await openHome();
  await type('Our words');
  const before = site.read(home);
  await save(home, before.replace(/\n {4}\{\n {6}kind: 'hero',[^]*?\n {4}\},/, ''));
  const offer = await screen.findByRole('region', { name: 'What you were typing' });
  expect(offer).toHaveTextContent('Our words');
  expect(offer).toHaveTextContent('There is no place for it now');
  expect(within(offer).queryByRole('button', { name: 'Put it in' })).toBeNull();
  expect(session.get().isTyping).toBe(false);
  expect(await screen.findByRole('button', { name: '1 not written yet' })).toBeVisible();
});

test('an offered text that somebody else has changed meanwhile takes the place of theirs at a second press', async () => {
  const { goTo, type, site, save, press, client } = await openHome();
  const before = site.read(home);
  const [, lead = ''] = /lead: '([^']+)'/.exec(before) ?? [];
  const { step } = client;
  client.step = () => Promise.reject(new EditError('The server does not answer.'));
  await type('Our words');
  goTo('/Contact');
  const offer = await screen.findByRole('region', { name: 'What you were typing' });
  client.step = step;
  await save(home, before.replace(lead, 'Their words'));
  await press('Put it in');
  expect(await within(offer).findByText(/Meanwhile it was changed to “Their words”/)).toBeVisible();
  expect(site.read(home)).toContain("lead: 'Their words'");
  await press('Put it in');
  await waitFor(() => expect(site.read(home)).toContain("lead: 'Our words'"));
});
