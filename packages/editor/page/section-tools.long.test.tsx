import { screen, waitFor } from '@testing-library/react';
import { seeded, someOf } from '../../../tests/runs';
import type { EditedPage } from '../edit-runtime';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { closeEditors, openEditor } from '../testing/open-editor';

const home = 'config/pages/home.ts';

afterEach(() => {
  closeEditors();
  document.getElementById('root')?.remove();
});

test.each(someOf(['Delete', 'Hide'], { oneIn: 2 }))(
  seeded('by keys alone, “%s” leads to what takes it back, not to the next section’s own'),
  async (tool) => {
    const root = Object.assign(document.createElement('div'), { id: 'root' });
    const sections = [0, 1, 2].map((at) => `<section><h2>${markText('Words', at)}</h2></section>`);
    root.innerHTML = `<main>${sections.join('')}</main>`;
    document.body.append(root);
    const config = {
      ...createMarkedConfig(),
      placeOf: (at: number) => ({ file: home, path: `sections[${at}].title` }),
    };
    const page: EditedPage = { config, redraw: () => undefined, goTo: () => undefined };
    const { user, site } = await openEditor({ page });
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
