import { readablePicture, Unreadable } from './readable-picture';

/** What jsdom does not have: a browser that reads these pictures, or does not. */
const readsAs = (picture: Partial<ImageBitmap> | undefined) => {
  const drawn: unknown[] = [];
  Object.assign(globalThis, {
    createImageBitmap: () =>
      picture
        ? Promise.resolve({ close: () => undefined, ...picture })
        : Promise.reject(new Error()),
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: (...all: unknown[]) => drawn.push(all.slice(3)) }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
  });
  return drawn;
};

const heic = new File(['ftypheic'], 'Garden.HEIC');

test('a picture of a telephone becomes a JPEG that is as large as stored pictures may be', async () => {
  const drawn = readsAs({ width: 6000, height: 4000 });
  const read = await readablePicture(heic);
  expect([read.name, read.type]).toEqual(['Garden.jpg', 'image/jpeg']);
  expect(drawn).toEqual([[3000, 2000]]);
});

test('where the browser cannot read it, it is refused with the way out', async () => {
  readsAs(undefined);
  await expect(readablePicture(heic)).rejects.toThrow(Unreadable);
  await expect(readablePicture(heic)).rejects.toThrow('Most Compatible');
});

test('any other picture stays as it is', async () => {
  const file = new File(['x'], 'hall.webp', { type: 'image/webp' });
  expect(await readablePicture(file)).toBe(file);
});
