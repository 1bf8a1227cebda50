import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

const home = 'config/pages/home.ts';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';

/** A site whose first picture is hall.svg, with another one that nothing shows. */
const siteWithPictures = () => {
  const site = createTestSite();
  for (const name of ['hall', 'winter-garden']) {
    const file = join(site.folder, `public/pictures/${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
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
