import { screen, waitFor, within } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

/** The bar and Settings in windows of other sizes, which jsdom does not lay out: what stands where, and what keys do. */

afterEach(closeEditors);

const inWindowOf = (width: number) => {
  window.matchMedia = (query) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    return Object.assign(new EventTarget(), {
      matches: width <= most,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
};

const bar = () => document.querySelector<HTMLElement>('[data-edit-bar]')!;
const inRow = () =>
  [...bar().querySelectorAll('button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

test.each([
  [390, ['Undo', 'More', 'Settings']],
  [768, ['Pages', 'Sections', 'Undo', 'Redo', 'More', 'Settings']],
])(
  'in a window of %i pixels the row has what fits, and the rest is behind “More”',
  async (width, row) => {
    inWindowOf(width);
    const { user, press } = await openEditor();
    expect(inRow()).toEqual(row);
    await press('More', bar());
    await press('Keys');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    await user.click(within(dialog).getByText('Close', { selector: 'button' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(bar()).getByLabelText('More')).toHaveFocus();
  },
);

test('on a telephone Settings is a sheet that leaves the page 60 % of the window, and is drawn by keys', async () => {
  inWindowOf(390);
  const { user } = await openEditor();
  const edge = screen.getByLabelText('Height of Settings');
  expect(edge).toHaveAttribute('aria-valuenow', '40');
  edge.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(edge).toHaveAttribute('aria-valuenow', '60');
  await user.keyboard('{Home}{ArrowUp}');
  expect(edge).toHaveAttribute('aria-valuenow', '90');
  await user.keyboard('{End}');
  expect(edge).toHaveAttribute('aria-valuenow', '15');
});

test('on a large window the page can be looked at as on a tablet and on a telephone', async () => {
  inWindowOf(1280);
  const { press } = await openEditor();
  expect(inRow()).toEqual(expect.arrayContaining(['Keys', 'As on a tablet']));
  await press('As on a telephone');
  expect(screen.getByTitle('As on a telephone')).toHaveAttribute('src', window.location.pathname);
  await press('As on a desktop');
  expect(document.querySelector('iframe')).toBeNull();
});
