import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { valueAt } from '../../../src/schema/values/paths';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

/** Several pictures become entries of a list in one step. */

afterEach(closeEditors);

const home = 'config/pages/home.ts';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';
const placeholder = `{ file: '/pictures/placeholder.svg', alt: 'New alt', width: 40, height: 30, sample: true }`;

/** The last section of Home is a gallery with only the picture that it begins with. */
const openGallery = async () => {
  const site = createTestSite();
  mkdirSync(join(site.folder, 'public/pictures'), { recursive: true });
  for (const name of ['placeholder', 'salon', 'mirror']) {
    writeFileSync(join(site.folder, `public/pictures/${name}.svg`), svg);
  }
  const gallery = `{ kind: 'gallery', title: 'Our work', photos: [${placeholder}] },`;
  site.write(home, site.read(home).replace(/(\n {2}\],\n\} satisfies)/, `\n    ${gallery}$1`));
  const editor = await openEditor({ site });
  const { sections } = editor.session.get().state.files[home] as { sections: unknown[] };
  const path = `sections[${sections.length - 1}].photos`;
  editor.session.select({ file: home, path: `sections[${sections.length - 1}]` });
  await editor.press('Choose or drop pictures: Photos', editor.panel);
  const photos = () => valueAt(editor.session.get().state.files[home], path) as unknown[];
  return { ...editor, photos, before: site.read(home) };
};

const pictureFile = (name: string) =>
  new File([`${svg}<!-- ${name} -->`], name, { type: 'image/svg+xml' });

test('six that are chosen at once are added with their words, in the place of the drawing, and taken back as one', async () => {
  const { panel, inPanel, user, press, photos, undo, before } = await openGallery();
  const input = [...panel.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
    ({ multiple }) => multiple,
  )!;
  const names = ['Blond', 'Short hair', 'IMG_1', 'IMG_2', 'Beard', 'Colour'];
  fireEvent.change(input, { target: { files: names.map((name) => pictureFile(`${name}.svg`)) } });
  const third = await inPanel.findByLabelText('What does picture 3 of 6 show?');
  const use = 'Use these 6 pictures';
  // What lacks stands beside the button, and a press leads to it.
  expect(inPanel.getByText('Write what each picture shows first: 2 lack words.')).toBeVisible();
  await press(use, panel);
  expect(third).toHaveFocus();
  await user.type(third, 'A fringe');
  await user.type(inPanel.getByLabelText('What does picture 4 of 6 show?'), 'A bride');
  expect(inPanel.queryByText(/lack/)).toBeNull();
  await press(use, panel);
  await waitFor(() => expect(photos()).toHaveLength(6));
  expect(photos()).toMatchObject([
    { file: '/pictures/blond.svg', alt: 'Blond', sample: true },
    { alt: 'Short hair' },
    { alt: 'A fringe' },
    { alt: 'A bride', width: 40, height: 30 },
    { alt: 'Beard' },
    { alt: 'Colour' },
  ]);
  expect(photos()[2]).not.toHaveProperty('sample');
  expect(inPanel.getByRole('button', { name: 'Choose or drop pictures: Photos' })).toHaveFocus();
  await undo(home, before);
});

test('several of the library are chosen, and used together', async () => {
  const { press, panel, inPanel, photos } = await openGallery();
  await press('From the library: Photos', panel);
  const dialog = await screen.findByRole('dialog', { name: 'Choose pictures' });
  await within(dialog).findByText('salon.svg');
  await press('Choose: salon.svg', dialog);
  await press('Choose: mirror.svg', dialog);
  expect(within(dialog).getByRole('button', { name: 'Choose: mirror.svg' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('Use these 2 pictures', dialog);
  await inPanel.findByLabelText('What does picture 2 of 2 show?');
  await press('Use these 2 pictures', panel);
  await waitFor(() => expect(photos()).toMatchObject([{ alt: 'Salon' }, { alt: 'Mirror' }]));
});

test('of those that are no pictures it is said which, and the others are taken', async () => {
  const { panel, inPanel } = await openGallery();
  const input = [...panel.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
    ({ multiple }) => multiple,
  )!;
  fireEvent.change(input, {
    target: { files: [pictureFile('Prices.pdf'), pictureFile('Salon.svg')] },
  });
  expect(await inPanel.findByText(/^Prices\.pdf: It must be one of these files: /)).toBeVisible();
  expect(await inPanel.findByLabelText('What does the picture show?')).toHaveValue('Salon');
});
