import { fireEvent, screen, waitFor } from '@testing-library/react';
import { examples } from '../fields/file/example';
import type { FieldDefinition } from '../fields/registry';
import { formOf, showForm } from './testing/made-form';
import { noticeOf } from './testing/render-form';

/** Several files of one field, and small pictures of those that are pictures. */

const show = async (field: FieldDefinition<'file'>) => {
  const upload = jest.fn((file: File) => Promise.resolve(`https://files.test/${file.name}`));
  await showForm(formOf({ fields: [field] }), { upload });
  return upload;
};

const megabyte = 1_048_576;

const photo = (name: string, megabytes: number) => {
  const file = new File(['\u00ff'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: megabytes * megabyte });
  // What cannot be read passes as what its name says.
  Object.defineProperty(file, 'slice', {
    value: () => {
      throw new Error('NotReadableError');
    },
  });
  return file;
};

const choose = (label: RegExp, ...files: File[]) => {
  const control = screen.getByLabelText(label);
  // Controls of tests cannot be given files, nor forget them.
  Object.defineProperty(control, 'files', { value: files, configurable: true, writable: true });
  fireEvent.change(control);
};

const photos = /^Photos/;

test('the files of a field have a limit together, and those that fit are sent', async () => {
  const upload = await show(examples.several);
  choose(photos, photo('a.jpg', 5), photo('b.jpg', 5), photo('c.jpg', 4));
  await waitFor(() =>
    expect(noticeOf('Photos of the rooms')).toHaveTextContent(
      'c.jpg: All photos together may have 12 MB.',
    ),
  );
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['a.jpg', 'b.jpg']);
  choose(photos, photo('d.jpg', 2));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  expect(noticeOf('Photos of the rooms')).toBeEmptyDOMElement();
});

describe('a chosen picture', () => {
  const pictures: { close: jest.Mock }[] = [];
  const drawn = jest.fn();

  beforeEach(() => {
    pictures.length = 0;
    drawn.mockClear();
    const decoded = () => {
      const picture = { width: 300, height: 200, close: jest.fn() };
      pictures.push(picture);
      return Promise.resolve(picture);
    };
    Object.assign(globalThis, { createImageBitmap: jest.fn(decoded) });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: drawn } as unknown as ReturnType<
        HTMLCanvasElement['getContext']
      >);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  const canvas = () => document.querySelector('canvas');

  test('is shown small, from its middle, and not said twice; what it took of memory is given back', async () => {
    await show(examples.several);
    choose(photos, photo('a.jpg', 1));
    await waitFor(() => expect(canvas()).toHaveStyle({ display: 'block' }));
    expect(drawn).toHaveBeenCalledWith(expect.anything(), 50, 0, 200, 200, 0, 0, 128, 128);
    expect(canvas()).toHaveAttribute('aria-hidden', 'true');
    expect(pictures[0]?.close).toHaveBeenCalledTimes(1);
  });

  test('is not there where the browser cannot read it', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('HEIC')) });
    await show(examples.several);
    choose(photos, photo('a.heic', 1));
    expect(await screen.findByRole('listitem')).toHaveTextContent('a.heic');
    await waitFor(() => expect(canvas()).toHaveStyle({ display: 'none' }));
  });

  test('is shown of a single file, too, and gone with it', async () => {
    const { maxFiles: _, list: __, ...single } = examples.several;
    const { tooMany: ___, tooMuch: ____, ...errorMessages } = single.errorMessages;
    await show({ ...single, errorMessages });
    choose(photos, photo('a.jpg', 1));
    await waitFor(() => expect(canvas()).toHaveStyle({ display: 'block' }));
    choose(photos);
    await waitFor(() => expect(canvas()).toBeNull());
  });

  test('of another type there is none', async () => {
    await show(examples.several);
    const file = photo('a.jpg', 1);
    Object.defineProperty(file, 'type', { value: 'application/pdf' });
    choose(photos, file);
    expect(await screen.findByRole('listitem')).toHaveTextContent('a.jpg');
    expect(canvas()).toBeNull();
  });
});
