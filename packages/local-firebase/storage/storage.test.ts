/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  getDownloadURL,
  getMetadata,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { bucket } from '../testing/sdk';
import { send } from '../testing/send';
import {
  backend,
  bytesFiles,
  kib,
  mib,
  newName,
  objects,
  startForEach,
  storage,
} from '../testing/storage-backend';

startForEach();

describe('through the SDK', () => {
  test.each([
    ['of no bytes', 0],
    ['small', 10 * kib],
    ['of exactly 256 KiB', 256 * kib],
    ['one byte larger than that', 256 * kib + 1],
    ['of many chunks', 3 * mib + 5],
  ])('a file %s comes back byte for byte from its download URL', async (_, size) => {
    const bytes = randomBytes(size);
    const target = ref(storage, newName());
    const { metadata } = await uploadBytesResumable(target, bytes, {
      contentType: 'application/pdf',
    });
    expect(metadata).toMatchObject({
      fullPath: target.fullPath,
      size,
      contentType: 'application/pdf',
    });

    const response = await fetch(await getDownloadURL(target));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test.each([
    ['attachment; filename="cv.pdf"', 'attachment; filename="cv.pdf"'],
    // On the site's own origin a stranger's file is never shown.
    ['inline', 'attachment'],
  ])('the disposition %p is kept and sent as %p', async (contentDisposition, expected) => {
    for (const size of [5, 300 * kib]) {
      const target = ref(storage, newName());
      const settings = { contentType: 'application/pdf', contentDisposition };
      await uploadBytesResumable(target, randomBytes(size), settings);
      expect(await getMetadata(target)).toMatchObject({ contentDisposition });
      const { headers } = await fetch(await getDownloadURL(target));
      expect(headers.get('content-disposition')).toBe(expected);
    }
  });

  test('an encoding is kept, and sent with the bytes', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, gzipSync('hello'), { contentEncoding: 'gzip' });
    expect(await getMetadata(target)).toMatchObject({ contentEncoding: 'gzip' });
    const response = await fetch(await getDownloadURL(target));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('hello');
  });

  test('a large upload reports its progress chunk by chunk', async () => {
    const seen: number[] = [];
    const task = uploadBytesResumable(ref(storage, newName()), randomBytes(mib));
    task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred));
    await task;
    expect(seen).toEqual([0, 256 * kib, 768 * kib, mib]);
  });

  test.each([
    ['the answer to a chunk', 1, { status: 503, afterCommit: true }],
    ['the answer to the last chunk', 2, { status: 503, afterCommit: true }],
  ])('an upload continues where it was after %s was lost', async (_, skip, fault) => {
    const body = JSON.stringify({ target: 'upload', skip, ...fault });
    await send(backend.port, { method: 'POST', path: '/__local/faults', body });
    const bytes = randomBytes(300 * kib);
    const target = ref(storage, newName());
    await uploadBytesResumable(target, bytes);
    const response = await fetch(await getDownloadURL(target));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await bytesFiles()).toHaveLength(1);
  });

  test('a canceled upload stores nothing', async () => {
    const task = uploadBytesResumable(ref(storage, newName()), randomBytes(4 * mib));
    const failed = expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    await new Promise<void>((resolve) => {
      task.on('state_changed', ({ bytesTransferred }) => {
        if (bytesTransferred > 0) resolve();
      });
    });
    task.cancel();
    await failed;
    expect(await objects()).toEqual([]);
  });

  test('metadata have the hash, the size and the time', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('hello'));
    expect(await getMetadata(target)).toMatchObject({
      bucket: bucket,
      size: 5,
      md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
      timeCreated: '2026-11-21T12:00:00.000Z',
    });
  });

  test('a file that is not there has no download URL', async () => {
    const attempt = getDownloadURL(ref(storage, newName()));
    await expect(attempt).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});
