import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CropRequest, NewPicture } from '../../edit-protocol/pictures-protocol';
import { createQueue, diskWordsOf, writeWholeNew } from '../../files';
import { pictureFacts, publicFile, publicFiles } from '../../site-files';
import { Refusal } from '../http/refusal';
import { whyNotWritten } from '../http/site-path';
import type { PictureCodec } from './picture-codec';
import { pictureName } from './picture-name';
import { cutPicture, preparePicture, type Prepared } from './prepare-picture';

type ChosenPicture = {
  /** Of the file that was chosen. */
  name: string;
  bytes: Buffer;
};

export type PictureStore = {
  /** @throws {Refusal} with why it is not stored. */
  add: (chosen: ChosenPicture) => Promise<NewPicture>;
  /**
   * A part of a picture of public/, as a picture of its own.
   * @throws {Refusal} with why it is not cut.
   */
  crop: (request: CropRequest) => Promise<NewPicture>;
};

const folder = 'public/pictures';

/** Addresses with a blank cannot stand in config. */
const isUsable = (address: string) => /^\/\S+$/.test(address);

/** The picture of public/ that has the same bytes and a name of the same sort. */
const sameIn = (site: string, { format, bytes }: Prepared): string | undefined =>
  publicFiles(site).pictures.find((address) => {
    if (!isUsable(address) || !address.toLowerCase().endsWith(`.${format}`)) return false;
    const file = publicFile(site, address);
    if (file === undefined || statSync(file).size !== bytes.length) return false;
    return readFileSync(file).equals(bytes);
  });

const assertWritten = (site: string, file: string) => {
  const why = whyNotWritten(site, { file, folder: 'public' });
  if (why !== undefined) throw new Refusal(403, why);
};

/** The address of the new file. Names that differ only by case are one on many machines. */
const write = (site: string, name: string, { format, bytes }: Prepared): string => {
  assertWritten(site, folder);
  mkdirSync(join(site, folder), { recursive: true });
  const taken = new Set(readdirSync(join(site, folder)).map((each) => each.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const each = count === 1 ? name : `${name}-${count}`;
    const file = `${each}.${format}`;
    if (!taken.has(file) && writeWholeNew(join(site, folder, file), bytes))
      return `/pictures/${file}`;
  }
};

/** The same; what the disk refuses is said in words. */
const writeOrSay: typeof write = (...picture) => {
  try {
    return write(...picture);
  } catch (error) {
    const words = diskWordsOf(error);
    throw words === undefined ? error : new Refusal(507, words);
  }
};

type Seen = (file: string) => Promise<void>;

const store = async (
  { site, seen }: { site: string; seen: Seen },
  { name, prepared }: { name: string; prepared: Prepared },
): Promise<NewPicture> => {
  const same = sameIn(site, prepared);
  const address = same ?? writeOrSay(site, pictureName(name), prepared);
  if (same === undefined) await seen(join(site, 'public', address));
  // As the check will read it.
  const { width, height } = pictureFacts(site, address) ?? {};
  if (width === undefined || height === undefined) throw new Error(`${address} has no size.`);
  return {
    address,
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
};

/**
 * Stores pictures in public/pictures of the site: one after the other, since each takes much memory. `seen`
 * resolves when the dev server knows a new file, which pages ask for at once.
 */
export const createPictureStore = (
  site: string,
  codec: PictureCodec,
  seen: Seen = () => Promise.resolve(),
): PictureStore => {
  const enqueue = createQueue();
  const addLater = (name: string, prepare: () => Promise<Prepared>): Promise<NewPicture> =>
    enqueue(async () => store({ site, seen }, { name, prepared: await prepare() }));
  return {
    add: ({ name, bytes }) => addLater(name, () => preparePicture(codec, bytes)),
    crop: ({ address, ...part }) =>
      addLater(`${address.replace(/\.\w+$/, '')}-cut`, () => {
        const file = publicFiles(site).pictures.includes(address)
          ? publicFile(site, address)
          : undefined;
        if (file === undefined) throw new Refusal(404, 'There is no such picture any more.');
        return cutPicture(codec, readFileSync(file), part);
      }),
  };
};
