/** Of telephones: only some browsers can read them. */
export const isHeic = ({ name, type }: File): boolean =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/** In pixels; a stored picture has no more. */
const mostSide = 3000;

const quality = 0.92;

const wayOut =
  'This is a HEIC picture of a telephone, which this browser cannot read. On an iPhone choose Settings → Camera → Formats → Most Compatible, and take it anew; or send the picture to yourself by e-mail, which makes a JPEG of it; or open this page in Safari.';

/** What cannot be read, with what to do about it. */
export class Unreadable extends Error {}

const asJpeg = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, mostSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * share);
  canvas.height = Math.round(picture.height * share);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * A picture as the site can show it: one of a telephone as JPEG, where this browser can read it.
 * @throws Unreadable
 */
export const readablePicture = async (file: File): Promise<File> => {
  if (!isHeic(file)) return file;
  const jpeg = await asJpeg(file).catch(() => null);
  if (jpeg === null) throw new Unreadable(wayOut);
  return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
};
