import { isGroup } from '../../../src/schema/values/group';
import { placesIn } from '../../../src/schema/values/places-in';
import { capital } from '../../config-values/names';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import type { EditState } from '../../edit-protocol/protocol';

export const fileNameOf = (address: string): string => address.replace(/^.*\//, '');

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Its size: 1600 × 900, 120 kB. */
export const sizeOf = ({ width, height, bytes }: LibraryPicture): string =>
  [
    ...(width === undefined || height === undefined
      ? []
      : [`${Math.round(width)} × ${Math.round(height)}`]),
    sizeInWords(bytes),
  ].join(', ');

/** The pages and files that use it, each once. */
export const usersOf = ({ uses }: LibraryPicture): string[] => [
  ...new Set(uses.map(({ place }) => place.split(' → ')[0] ?? place)),
];

/** Those that have every word that is looked for, in their name or in what uses them. */
export const findPictures = (
  pictures: readonly LibraryPicture[],
  query: string,
): LibraryPicture[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ address, uses }) => {
    const text = [address, ...uses.map(({ place }) => place)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** The words by which the site already says what a picture shows; undefined where it says none. */
export const knownWords = (files: EditState['files'], address: string): string | undefined => {
  for (const { value } of placesIn({ value: Object.values(files) })) {
    if (isGroup(value) && value.file === address && typeof value.alt === 'string') return value.alt;
  }
  return undefined;
};

/** Names that cameras and programs give. */
const isOfMachine =
  /^(?:img|dsc|dcim|pxl|mvi|photo|image|bild|foto|picture|screen ?shot|whatsapp|untitled|download|scan)\b/i;

/**
 * What a picture shows, as its file's name says it: Waiting room for waiting-room.jpg; undefined where the name is a
 * number or a machine's. To be checked by who proposes it.
 */
export const wordsOfName = (name: string): string | undefined => {
  const words = fileNameOf(name)
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  if (isOfMachine.test(words) || !/^[\p{L}\p{M}’' ]{3,}$/u.test(words)) return undefined;
  return capital(words);
};
