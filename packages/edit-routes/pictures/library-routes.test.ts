/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { putFile } from '../../../tests/put-files';
import type { LibraryPicture, NewPicture } from '../../edit-protocol/pictures-protocol';
import { createTestSite, type TestSite } from '../../edit-store/testing/test-site';
import { editFolder } from '../../editor/testing/edited-folder';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
});
afterEach(() => site.remove());

const home = 'config/pages/home.ts';

const put = (name: string, bytes: Buffer | string) => {
  const file = join(site.folder, 'public', name);
  putFile(file, bytes);
};

const isThere = (name: string) => existsSync(join(site.folder, 'public', name));

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#864' } })
    .webp()
    .toBuffer();

/** Home shows hall.webp twice: with words of its own in a section, and behind a link in a text. */
const shown = async () => {
  put('/pictures/hall.webp', await photograph(400, 300));
  put('/pictures/unused.webp', await photograph(40, 30));
  const text = site.read(home);
  const picture = `{ file: '/pictures/hall.webp', alt: 'A hall', width: 400, height: 300 }`;
  const changed = text.replace(/\{ scene: \[[^\]]*\] \}/, picture);
  expect(changed).not.toBe(text);
  site.write(home, changed);
  return changed;
};

const open = async () => {
  const { client } = editFolder(site).start();
  await client.hello();
  return { client, list: () => client.get<LibraryPicture[]>('pictures') };
};

test('the pictures of public/ are listed with their sizes, and with what uses them', async () => {
  await shown();
  put('/style.css', 'body { background: url(/pictures/leaf.svg) }');
  put('/pictures/leaf.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>');
  put('/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  const { list } = await open();
  const found = await list();
  const places = found.map(({ address, uses }) => [address, uses.map(({ place }) => place)]);
  expect(Object.fromEntries(places)).toEqual({
    '/favicon.svg': ['The icon of the site'],
    '/pictures/hall.webp': [expect.stringMatching(/^Home → .* → picture → file$/)],
    '/pictures/leaf.svg': ['public/style.css'],
    '/pictures/unused.webp': [],
  });
  expect(found.find(({ address }) => address === '/pictures/hall.webp')).toMatchObject({
    width: 400,
    height: 300,
  });
});

test('what shows a picture shows the one that replaces it, in one step that undo takes back', async () => {
  const before = await shown();
  const bytes = readFileSync(join(site.folder, 'public/pictures/hall.webp'));
  const { client } = await open();
  const photo = new Blob([new Uint8Array(await photograph(500, 250))]);
  const { address: by } = await client.post<NewPicture>('picture?name=New%20hall.webp', photo);
  const request = { address: '/pictures/hall.webp', by, alt: 'The new hall' };
  expect(await client.post('pictures/replace', request)).toMatchObject({ is: 'written' });
  expect(site.read(home)).toBe(
    before.replace(
      `{ file: '/pictures/hall.webp', alt: 'A hall', width: 400, height: 300 }`,
      `{ file: '/pictures/new-hall.webp', alt: 'The new hall', width: 500, height: 250 }`,
    ),
  );
  expect([isThere('/pictures/hall.webp'), isThere(by)]).toEqual([false, true]);

  expect(await client.undo()).toMatchObject({ is: 'written' });
  expect(site.read(home)).toBe(before);
  expect(readFileSync(join(site.folder, 'public/pictures/hall.webp'))).toEqual(bytes);
  expect(isThere(by)).toBe(false);
});

test('a picture that is replaced stays where something else still names its file', async () => {
  await shown();
  put('/style.css', 'body { background: url(/pictures/hall.webp) }');
  const { client } = await open();
  const request = { address: '/pictures/hall.webp', by: '/pictures/unused.webp' };
  expect(await client.post('pictures/replace', request)).toMatchObject({ is: 'written' });
  expect(site.read(home)).toContain(`file: '/pictures/unused.webp', alt: 'A hall', width: 40,`);
  expect(isThere('/pictures/hall.webp')).toBe(true);
});

test('pictures that nothing uses are deleted, and come back with undo', async () => {
  await shown();
  const { client } = await open();
  expect(
    await client.post('pictures/delete', { addresses: ['/pictures/unused.webp'] }),
  ).toMatchObject({ is: 'written', state: { undo: 'Deleted the picture unused.webp' } });
  expect(isThere('/pictures/unused.webp')).toBe(false);
  expect(await client.undo()).toMatchObject({ is: 'written' });
  expect(isThere('/pictures/unused.webp')).toBe(true);
});

test('a picture that is used is not deleted: what uses it is told', async () => {
  await shown();
  const { client } = await open();
  const answer = await client.post('pictures/delete', {
    addresses: ['/pictures/unused.webp', '/pictures/hall.webp'],
  });
  expect(answer).toMatchObject({ is: 'left', uses: [{ file: home }] });
  expect([isThere('/pictures/unused.webp'), isThere('/pictures/hall.webp')]).toEqual([true, true]);
});

test('a part of a photograph becomes a picture of its own', async () => {
  await shown();
  const { client } = await open();
  const part = { address: '/pictures/hall.webp', left: 100, top: 50, width: 200, height: 150 };
  expect(await client.post('pictures/crop', part)).toEqual({
    address: '/pictures/hall-cut.webp',
    width: 200,
    height: 150,
  });
  const more = { ...part, width: 301 };
  await expect(client.post('pictures/crop', more)).rejects.toThrow('more than the picture has');
});
