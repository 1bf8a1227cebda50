import { fireEvent, screen, waitFor } from '@testing-library/react';
import { seeded, someOf } from '../../../tests/runs';
import type { EditedPage } from '../edit-runtime';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { closeEditors, openEditor } from '../testing/open-editor';

const home = 'config/pages/home.ts';

afterEach(closeEditors);

/** A page of three sections, drawn in the order of config. */
const openPage = async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const sections = [0, 1, 2].map((at) => `<section><h2>${markText('Words', at)}</h2></section>`);
  root.innerHTML = `<main>${sections.join('')}</main>`;
  document.body.append(root);
  const config = {
    ...createMarkedConfig(),
    placeOf: (at: number) => ({ file: home, path: `sections[${at}].title` }),
  };
  const page: EditedPage = { config, redraw: () => undefined, goTo: () => undefined };
  return { ...(await openEditor({ page })), root };
};

/** The pointer is at one place of the window, whatever is drawn there. */
const rest = (type: string, element: Element) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 5 }));

test('moved twice by keys, the same section has moved by two places, though a pointer rests on another', async () => {
  const { user, root, session } = await openPage();
  document.elementFromPoint = () => null;
  const titles = () =>
    (session.valueAt({ file: home, path: 'sections' }) as { title: string }[]).map(
      ({ title }) => title,
    );
  const [opening, moved, ...others] = titles();
  const [, own, below] = [...root.querySelectorAll('section')];
  rest('pointermove', below!);
  own!.querySelector('h2')!.focus();
  await screen.findByRole('toolbar', { name: /^Section: / });
  await user.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}{ArrowRight}{Enter}');
  const isNow = (list: unknown[]) => waitFor(() => expect(titles()).toEqual(list));
  await isNow([opening, others[0], moved, ...others.slice(1)]);
  // The page has moved below the pointer.
  rest('pointerover', own!);
  await user.keyboard('{Enter}');
  await isNow([opening, others[0], others[1], moved, ...others.slice(2)]);
});

test.each(someOf(['Delete', 'Hide'], { oneIn: 2 }))(
  seeded('by keys alone, “%s” leads to what takes it back, not to the next section’s own'),
  async (tool) => {
    const { user, site, root } = await openPage();
    const before = site.read(home);
    root.querySelectorAll('h2')[2]!.focus();
    await screen.findByRole('toolbar', { name: /^Section: / });
    await user.keyboard('{Alt>}{F10}{/Alt}');
    const isOn = () => document.activeElement?.getAttribute('aria-label');
    expect(isOn()).toBe('Select in panel');
    for (let step = 0; step < 7 && isOn() !== tool; step += 1) await user.keyboard('{ArrowRight}');
    expect(isOn()).toBe(tool);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(site.read(home)).not.toBe(before));
    await waitFor(() => expect(isOn()).toMatch(/^Undo: /));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(site.read(home)).toBe(before));
    // Nothing is left to be taken back: the button says so, and keeps the focus.
    await waitFor(() => expect(isOn()).toBe('Undo'));
    expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
    expect(document.activeElement).toBeEnabled();
  },
);

test('by keys alone, what is added gets the focus with its first text', async () => {
  const { user, root, site } = await openPage();
  const before = site.read(home);
  root.querySelectorAll('h2')[1]!.focus();
  await screen.findByRole('toolbar', { name: /^Section: / });
  await user.keyboard('{Alt>}{F10}{/Alt}{End}{Enter}');
  await user.type(await screen.findByRole('searchbox', { name: /Search by name/ }), 'faq{Enter}');
  await waitFor(() => expect(site.read(home)).not.toBe(before));
  root.querySelectorAll('h2')[2]!.textContent = markText('New section', 2);
  await waitFor(() => expect(root.querySelectorAll('h2')[2]).toHaveFocus());
});

test('what opens a page is not offered to be moved, copied, hidden or deleted, and says why', async () => {
  const { root } = await openPage();
  root.querySelector('h2')!.focus();
  const tools = await screen.findByRole('toolbar', { name: /^Section: / });
  const off = [...tools.querySelectorAll('[aria-disabled="true"]')];
  expect(off.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Move up',
    'Move down',
    'Duplicate',
    'Hide',
    'Delete',
  ]);
  expect(off.at(-1)).toHaveAttribute('aria-description', expect.stringContaining('begins with'));
});
