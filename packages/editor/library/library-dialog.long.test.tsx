import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { putFile } from '../../../tests/put-files';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

const home = 'config/pages/home.ts';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';

/** A site whose first picture is hall.svg, with another one that nothing shows. */
const siteWithPictures = () => {
  const site = createTestSite();
  for (const name of ['hall', 'winter-garden']) {
    const file = join(site.folder, `public/pictures/${name}.svg`);
    putFile(file, svg);
  }
  const shown = `{ file: '/pictures/hall.svg', alt: 'A hall', width: 40, height: 30 }`;
  site.write(home, site.read(home).replace(/\{ scene: \[[^\]]*\] \}/, shown));
  return site;
};

const openLibrary = async () => {
  const site = siteWithPictures();
  const editor = await openEditor({ site });
  await editor.press('Pictures');
  const dialog = await screen.findByRole('dialog', { name: 'Pictures' });
  await within(dialog).findByText('hall.svg');
  const isThere = (name: string) => existsSync(join(site.folder, 'public/pictures', name));
  return { ...editor, dialog, isThere };
};

const namesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('li img')].map((each) => each.getAttribute('src'));

test('the library says what each picture is used on, and finds it by that', async () => {
  const { dialog, user } = await openLibrary();
  expect(dialog).toHaveTextContent('hall.svg40 × 30, 1 kBUsed on Home');
  expect(dialog).toHaveTextContent('winter-garden.svg40 × 30, 1 kBNot used');
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 pictures, 1 not used');
  await user.type(within(dialog).getByLabelText('Search by name, page or section'), 'home');
  expect(namesIn(dialog)).toEqual(['/pictures/hall.svg']);
});

test('those that are not used are deleted together, and come back', async () => {
  const { dialog, user, press, isThere } = await openLibrary();
  await user.click(within(dialog).getByLabelText('Only those that are not used'));
  expect(namesIn(dialog)).toEqual(['/pictures/winter-garden.svg']);
  await press('Delete this one', dialog);
  await waitFor(() => expect(isThere('winter-garden.svg')).toBe(false));
  await waitFor(() => expect(namesIn(dialog)).toEqual([]));
  await press('Undo', dialog);
  await waitFor(() => expect(namesIn(dialog)).toEqual(['/pictures/winter-garden.svg']));
  expect([isThere('winter-garden.svg'), isThere('hall.svg')]).toEqual([true, true]);
});

test('a picture that is used leads to where it is, and is not to be deleted', async () => {
  const { dialog, press } = await openLibrary();
  await press('Open: hall.svg', dialog);
  const heading = await within(dialog).findByRole('heading', { name: 'hall.svg' });
  expect(heading).toHaveFocus();
  expect(within(dialog).getByRole('button', { name: /^Go there: Home → / })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a picture is replaced wherever it is shown, with words for the new one, and undo brings it back', async () => {
  const { dialog, press, site, isThere, undo } = await openLibrary();
  const before = site.read(home);
  await press('Open: hall.svg', dialog);
  const input = await waitFor(() => dialog.querySelector<HTMLInputElement>('input[type="file"]')!);
  const file = new File([svg.replace('40 30', '80 20')], 'Long hall.svg', {
    type: 'image/svg+xml',
  });
  fireEvent.change(input, { target: { files: [file] } });
  const words = await within(dialog).findByLabelText('What does the picture show?');
  expect(words).toHaveValue('A hall');
  fireEvent.change(words, { target: { value: 'A long hall' } });
  await press('Replace it everywhere', dialog);
  expect(await within(dialog).findByRole('heading', { name: 'long-hall.svg' })).toHaveFocus();
  const photo = `{ file: '/pictures/hall.svg', alt: 'A hall', width: 40, height: 30 }`;
  const replaced = `{ file: '/pictures/long-hall.svg', alt: 'A long hall', width: 80, height: 20 }`;
  expect(site.read(home)).toBe(before.replace(photo, replaced));
  expect([isThere('hall.svg'), isThere('long-hall.svg')]).toEqual([false, true]);
  await undo(home, before);
  expect([isThere('hall.svg'), isThere('long-hall.svg')]).toEqual([true, false]);
});
