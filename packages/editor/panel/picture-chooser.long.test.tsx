import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, waitFor } from '@testing-library/react';
import { EditError } from '../edit-client';
import { closeEditors } from '../testing/open-editor';
import { home, openPicture, useOfLibrary } from './testing/open-picture';

afterEach(closeEditors);

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
  const editor = await openPicture({ isSample: true });
  const words = await useOfLibrary(editor);
  expect(words).toHaveFocus();
  // What is proposed is marked: typing takes its place.
  await editor.user.keyboard('Palms under glass');
  await editor.press('Use this picture');
  await waitFor(() => expect(editor.picture()).toMatchObject({ alt: 'Palms under glass' }));
  expect(editor.picture()).not.toHaveProperty('sample');
});

test('whoever types other words of a picture has checked them', async () => {
  const { inPanel, picture } = await openPicture({ isSample: true });
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

test('a picture without words says what it lacks beside its button, which leads there', async () => {
  const editor = await openPicture();
  const words = await useOfLibrary(editor);
  await editor.user.clear(words);
  expect(editor.inPanel.getByText('Write what the picture shows first.')).toBeVisible();
  await editor.press('Use this picture');
  expect(words).toHaveFocus();
  expect(editor.picture()).toMatchObject({ file: '/pictures/hall.svg' });
});

test('words of a picture that could not be written stay, and are there when it is chosen again', async () => {
  const editor = await openPicture();
  const { client, user, press, inPanel, picture, path, session } = editor;
  await user.type(await useOfLibrary(editor), ' in June');
  const { step } = client;
  client.step = () => Promise.reject(new EditError('The server does not answer.'));
  await press('Use this picture');
  expect(await inPanel.findAllByText(/The server does not answer/)).not.toHaveLength(0);
  expect(inPanel.getByLabelText('What does the picture show?')).toHaveValue(
    'Winter garden in June',
  );
  client.step = step;
  // As after the page was loaded again: Settings have forgotten which picture it was.
  await press(/^Page /, editor.panel.querySelector('nav')!);
  session.select({ file: home, path });
  await inPanel.findByLabelText(/^Alt/);
  expect(await useOfLibrary(editor)).toHaveValue('Winter garden in June');
  await press('Use this picture');
  await waitFor(() => expect(picture()).toMatchObject({ alt: 'Winter garden in June' }));
});
