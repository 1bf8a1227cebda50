/** @jest-environment node */
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { preparePicture } from '../../packages/edit-routes/pictures/prepare-picture';
import { sharpCodec } from '../../packages/edit-server/sharp-codec';
import { checkPhotos } from '../../packages/site-check/checks/check-pictures';
import { pictureFacts } from '../../packages/site-files/public-files';
import {
  hashOfPhoto,
  photoFiles,
  photoSources,
  photoStem,
  photoWidths,
  withPhotos,
} from './photos';

const root = mkdtempSync(join(tmpdir(), 'photos-'));
mkdirSync(join(root, 'public'));
afterAll(() => rmSync(root, { recursive: true }));

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6B4A' } });

describe('the sizes of a photograph', () => {
  it.each([
    [5000, [400, 800, 1200, 1600, 2400, 3200]],
    [2400, [400, 800, 1200, 1600, 2400]],
    [1000, [400, 800, 1000]],
    [800, [400, 800]],
    [120, [120]],
  ])('of %i pixels are %j: none is larger than the photograph', (width, expected) => {
    expect(photoWidths(width)).toEqual(expected);
  });

  it('are offered by their widths', () => {
    expect(photoSources('/assets/photos/tom-1', 640)).toEqual({
      file: '/assets/photos/tom-1-640.webp',
      sources: {
        avif: '/assets/photos/tom-1-400.avif 400w, /assets/photos/tom-1-640.avif 640w',
        webp: '/assets/photos/tom-1-400.webp 400w, /assets/photos/tom-1-640.webp 640w',
      },
    });
  });

  it('are upright, reveal nothing about the camera, and are made once', async () => {
    const source = await draw(60, 40)
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' } } })
      .jpeg()
      .toBuffer();
    const photo = { source, hash: hashOfPhoto(source), width: 20 };
    const makeAll = (each: typeof photo) =>
      Promise.all(photoFiles(root, each).map(({ make }) => make()));
    const made = await makeAll(photo);
    for (const [at, format] of ['heif', 'webp'].entries()) {
      const { width, height, exif, ...facts } = await sharp(made[at]).metadata();
      expect({ width, height, exif, format: facts.format }).toEqual({
        width: 20,
        height: 30,
        format,
      });
    }
    const cached = readdirSync(join(root, 'node_modules/.cache/photos-2'));
    expect(cached.sort()).toEqual([`${photo.hash}-20.avif`, `${photo.hash}-20.webp`]);
    expect(await makeAll({ ...photo, source: Buffer.from('gone') })).toEqual(made);
  });

  it('change their address with the photograph', () => {
    const stems = ['one', 'other'].map((text) =>
      photoStem('/pictures/Our Team.JPG', hashOfPhoto(Buffer.from(text))),
    );
    expect(stems[0]).toMatch(/^\/assets\/photos\/our-team-[0-9a-f]{10}$/);
    expect(stems[0]).not.toBe(stems[1]);
  });
});

test('what only previews of a link show is made in no size for pages', async () => {
  const photo = { file: '/front.webp', alt: 'It', width: 1600, height: 1200 };
  const made: string[] = [];
  const note = ({ file }: { file: string }) => Promise.resolve(made.push(file)).then(() => ({}));
  expect(await withPhotos({ shareImage: photo, post: { picture: photo } }, note)).toEqual({
    shareImage: photo,
    post: { picture: photo },
  });
  expect(made).toEqual(['/front.webp']);
});

test('photographs are found wherever config has them, and drawings left alone', async () => {
  const photo = (file: string) => ({ file, alt: 'It', width: 4, height: 3 });
  const config = {
    sections: [
      { picture: photo('/a.webp'), photos: [photo('/b.JPG')] },
      { picture: photo('/c.svg') },
      { upload: { file: 'x' } },
    ],
  };
  expect(
    await withPhotos(config, ({ file }) => Promise.resolve({ file: `made of ${file}` })),
  ).toEqual({
    sections: [
      { picture: photo('made of /a.webp'), photos: [photo('made of /b.JPG')] },
      { picture: photo('/c.svg') },
      { upload: { file: 'x' } },
    ],
  });
});

test('a photograph of 30 MB is told by the check, and made as small as any other by the build and the editor', async () => {
  // Packed not at all.
  const source = await draw(4000, 2600).png({ compressionLevel: 0 }).toBuffer();
  writeFileSync(join(root, 'public/large.png'), source);
  const facts = pictureFacts(root, '/large.png')!;
  expect(facts).toMatchObject({ format: 'png', width: 4000, height: 2600 });
  expect(facts.bytes).toBeGreaterThan(30_000_000);

  const large = { file: '/large.png', alt: 'It', width: 4000, height: 2600 };
  const found = checkPhotos({ value: { picture: large } }, { factsOf: () => facts });
  expect(found).toMatchObject([{ error: 'heavyPicture', path: 'picture.file' }]);

  const files = photoFiles(root, { source, hash: hashOfPhoto(source), width: 4000 });
  const wide = files.find(({ width, format }) => width === 2400 && format === 'webp');
  const { width, height } = await sharp(await wide?.make()).metadata();
  expect({ width, height }).toEqual({ width: 2400, height: 1560 });
  expect((await preparePicture(sharpCodec, source)).bytes.length).toBeLessThan(1_500_000);
});

test('the type of a file comes from its content, not its name', async () => {
  const write = (name: string, bytes: Buffer | string) =>
    writeFileSync(join(root, 'public', name), bytes);
  write('upright.jpg', await draw(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  write('new.webp', await draw(60, 40).avif().toBuffer());
  write('page.png', '<!doctype html><title>A page</title>');
  expect(pictureFacts(root, '/upright.jpg')).toMatchObject({
    format: 'jpg',
    width: 40,
    height: 60,
  });
  expect(pictureFacts(root, '/new.webp')).toMatchObject({ format: 'avif', width: 60, height: 40 });
  expect(pictureFacts(root, '/page.png')).toEqual({ bytes: 36 });
  expect(pictureFacts(root, '/nothing.png')).toBeUndefined();
});
