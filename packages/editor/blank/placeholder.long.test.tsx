import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { valueAt } from '../../../src/schema/values/paths';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

const home = 'config/pages/home.ts';

const sections = 'sections';

/** A site where a gallery was added at the end of Home. */
const withGallery = async (folder: string, parts?: Parameters<typeof createTestSite>[1]) => {
  const editor = await openEditor({ site: createTestSite(folder, parts) });
  const { site, press, user, session } = editor;
  const before = site.read(home);
  await press('Sections');
  await press('Add');
  await user.type(await screen.findByRole('searchbox'), 'gallery{Enter}');
  const all = () => valueAt(session.get().state.files[home], sections) as { photos?: unknown[] }[];
  await waitFor(() => expect(site.read(home)).not.toBe(before));
  const at = all().findIndex(({ photos }) => photos !== undefined);
  return { ...editor, before, photos: () => all()[at]?.photos, path: `${sections}[${at}]` };
};

test('a gallery begins in a site without photographs, with a drawing that is marked as a sample', async () => {
  const { site, photos, undo, before } = await withGallery('tools/new/blank-site', ['config']);
  const drawing = join(site.folder, 'public/pictures/placeholder.svg');
  await waitFor(() => expect(photos()).toBeDefined());
  expect(photos()?.[0]).toEqual({
    file: '/pictures/placeholder.svg',
    alt: 'New alt',
    width: 1200,
    height: 800,
    sample: true,
  });
  expect(existsSync(drawing)).toBe(true);
  await undo(home, before);
  expect(existsSync(drawing)).toBe(false);
});

test('in a site with photographs it begins with the drawing too; that it cannot be deleted is said with the way out', async () => {
  const { photos, path, session, press, panel, user, site } = await withGallery('examples/bakery');
  await waitFor(() => expect(photos()).toBeDefined());
  expect(photos()?.[0]).toMatchObject({ file: '/pictures/placeholder.svg', sample: true });
  const written = site.read(home);
  session.select({ file: home, path });
  await press(/^More for /, panel);
  await user.click(await screen.findByText('Delete'));
  expect(
    await screen.findByText('One must stay here. Add another one first, or change this one.'),
  ).toBeVisible();
  expect(site.read(home)).toBe(written);
});
