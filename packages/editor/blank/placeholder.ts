import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { mapEntries } from '../../../src/schema/values/map-entries';
import type { NewPicture } from '../../edit-protocol/pictures-protocol';
import type { EditClient } from '../edit-client';
import type { Photograph } from './blank-site';

/** What a site without a photograph begins with: a landscape in a frame, as signs for pictures are drawn. */

const size = { width: 1200, height: 800 };

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><path fill="#d9dde3" d="M0 0h1200v800H0z"/><circle cx="860" cy="250" r="80" fill="#f4f6f8"/><path fill="#aab3bf" d="M0 800l380-420 260 290 170-180 390 310z"/><path fill="none" stroke="#8a94a3" stroke-width="12" stroke-dasharray="48 30" d="M30 30h1140v740H30z"/></svg>`;

/** The same without a file, for what is only looked at. */
export const drawnPlaceholder: Photograph = {
  file: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  ...size,
};

/** Stores it in the site, where it is not there yet. */
export const storePlaceholder = async ({ post }: Pick<EditClient, 'post'>): Promise<Photograph> => {
  const body = new Blob([drawing], { type: 'image/svg+xml' });
  const { address, ...stored } = await post<NewPicture>('picture?name=placeholder.svg', body);
  return { file: address, ...stored };
};

/** Whether a picture is that drawing, stored in the site. */
export const isPlaceholder = (file: unknown): boolean =>
  typeof file === 'string' && file.endsWith('/placeholder.svg');

/** The value with what shows this file marked as a sample, which counts until a picture of the site's own is there. */
export const asSamples = (value: Value, file: string): Value => {
  const inner = mapEntries(value, (each) => asSamples(each as Value, file)) as Value;
  const isSample = isGroup(inner) && inner.file === file && 'width' in inner;
  return isSample ? { ...inner, sample: true } : inner;
};
