import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { valueAt } from '../../../../src/schema/values/paths';
import { createTestSite, openEditor } from '../../testing/open-editor';

export const home = 'config/pages/home.ts';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';

/** The first picture of home is hall.svg; winter-garden.svg is shown nowhere. */
export const openPicture = async ({ isSample = false } = {}) => {
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
  return { ...editor, picture, path };
};

/** Chooses the other picture; resolves to the field for its words. */
export const useOfLibrary = async ({ press, inPanel }: Awaited<ReturnType<typeof openPicture>>) => {
  await press(/^From the library: /);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await within(dialog).findByText('winter-garden.svg');
  await press('Use: winter-garden.svg', dialog);
  return inPanel.findByLabelText('What does the picture show?');
};
