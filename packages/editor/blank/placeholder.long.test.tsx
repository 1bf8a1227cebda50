import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { valueAt } from '../../../src/schema/values/paths';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

afterEach(closeEditors);

const home = 'config/pages/home.ts';

test('a gallery begins in a site without photographs, with a drawing that is marked as a sample', async () => {
  const { site, press, user, session, undo } = await openEditor({
    site: createTestSite('tools/new/blank-site', ['config']),
  });
  const before = site.read(home);
  const drawing = join(site.folder, 'public/pictures/placeholder.svg');
  await press('Sections');
  await press('Add');
  await user.type(await screen.findByRole('searchbox'), 'gallery{Enter}');
  const photos = () => {
    const sections = valueAt(session.get().state.files[home], 'sections') as {
      photos?: unknown[];
    }[];
    return sections.at(-1)?.photos;
  };
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
