import { waitFor, within } from '@testing-library/react';
import { closeEditors, openEditor } from '../testing/open-editor';

/** A page that gets another title, and all that calls it by it. */

const about = 'config/pages/about.ts';
const siteFile = 'config/site.ts';

afterEach(closeEditors);

test('headline, menu and breadcrumb that say the title say the new one, in the same step', async () => {
  const { site, save, user, press, isWritten } = await openEditor();
  // As a page is added: its title is what all else calls it.
  const named = site.read(about).replace(/title: '[^']*'/, "title: 'About Us'");
  await save(about, named);
  const menus = site.read(siteFile);
  await press('Pages');
  await press('Rename: About Us');
  const inDialog = within(document.querySelector<HTMLElement>('[role="dialog"]')!);
  const title = await inDialog.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Our Studio');
  const boxes = inDialog.getAllByLabelText<HTMLInputElement>(/“About Us”/);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true]);
  await user.click(inDialog.getByLabelText('Footer: “About Us”'));
  await press('Rename');
  await isWritten(about, named.replaceAll("'About Us'", "'Our Studio'"));
  const label = (words: string) => `{ label: '${words}', to: '/About-us' }`;
  expect(site.read(siteFile)).toBe(menus.replace(label('About Us'), label('Our Studio')));
  await press('Close');
  await press(/^Undo: /);
  await isWritten(about, named);
  await waitFor(() => expect(site.read(siteFile)).toBe(menus));
});
