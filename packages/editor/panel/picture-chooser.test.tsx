import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { valueAt } from '../../../src/schema/values/paths';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

const home = 'config/pages/home.ts';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';

/** The first picture of home is hall.svg; winter-garden.svg is shown nowhere. */
const openPicture = async (isSample = false) => {
  const site = createTestSite();
  mkdirSync(join(site.folder, 'public/pictures'), { recursive: true });
  for (const name of ['hall', 'winter-garden']) {
    writeFileSync(join(site.folder, `public/pictures/${name}.svg`), svg);
  }
  const mark = isSample ? ', sample: true' : '';
  const shown = `{ file: '/pictures/hall.svg', alt: 'A hall', width: 40, height: 30${mark} }`;
  site.write(home, site.read(home).replace(/\{ scene: \[[^\]]*\] \}/, shown));
  const editor = await openEditor({ site });
  const { sections } = editor.session.get().state.files[home] as { sections: unknown[] };
  const at = sections.findIndex((each) => JSON.stringify(each).includes('hall.svg'));
  const path = `sections[${at}].picture`;
  editor.session.select({ file: home, path });
  await editor.inPanel.findByLabelText(/^Alt/);
  const picture = () => valueAt(editor.session.get().state.files[home], path);
  return { ...editor, picture };
};

const useOfLibrary = async ({ press, inPanel }: Awaited<ReturnType<typeof openPicture>>) => {
  await press(/^From the library: /);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await within(dialog).findByText('winter-garden.svg');
  await press('Use: winter-garden.svg', dialog);
  return inPanel.findByLabelText('What does the picture show?');
};

test('a picture of the library is used; words from its name are marked as to be checked', async () => {
  const editor = await openPicture();
  const words = await useOfLibrary(editor);
  expect(words).toHaveValue('Winter garden');
  await editor.press('Use this picture');
  await waitFor(() =>
    expect(editor.picture()).toEqual({
      file: '/pictures/winter-garden.svg',
      alt: 'Winter garden',
      width: 40,
      height: 30,
      sample: true,
    }),
  );
  expect(existsSync(join(editor.site.folder, 'public/pictures/hall.svg'))).toBe(true);
});

test('words of one’s own are not marked, and take an old mark away', async () => {
  const editor = await openPicture(true);
  const words = await useOfLibrary(editor);
  expect(words).toHaveFocus();
  // What is proposed is marked: typing takes its place.
  await editor.user.keyboard('Palms under glass');
  await editor.press('Use this picture');
  await waitFor(() => expect(editor.picture()).toMatchObject({ alt: 'Palms under glass' }));
  expect(editor.picture()).not.toHaveProperty('sample');
});

test('whoever types other words of a picture has checked them', async () => {
  const { inPanel, picture } = await openPicture(true);
  const field = inPanel.getByLabelText(/^Alt/);
  fireEvent.change(field, { target: { value: 'The hall at night' } });
  fireEvent.blur(field);
  await waitFor(() => expect(picture()).toMatchObject({ alt: 'The hall at night' }));
  expect(picture()).not.toHaveProperty('sample');
});

test('a picture of a telephone that this browser cannot read is refused with the way out', async () => {
  const { panel, inPanel, requests } = await openPicture();
  const input = panel.querySelector<HTMLInputElement>('input[type="file"]')!;
  expect(input.accept).toContain('.heic');
  const file = new File(['ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await inPanel.findByText(/HEIC picture of a telephone.*Most Compatible/)).toBeVisible();
  expect(requests.some(({ path }) => path === 'picture')).toBe(false);
});
