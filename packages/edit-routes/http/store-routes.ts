import { number, object, type Schema, string } from 'yup';
import type { CropRequest } from '../../edit-protocol/pictures-protocol';
import type { EditStore } from '../../edit-store';
import type { PictureStore } from '../pictures/picture-store';
import { type EditRoute, post } from './edit-routes';
import { readStep } from './read-step';

/** What the editor asks of the files: the state, steps, and back and forth among them. */
export const storeRoutes = (site: string, store: EditStore): EditRoute[] => [
  { method: 'POST', path: 'hello', handle: () => store.refresh() },
  {
    method: 'POST',
    path: 'step',
    handle: (body) => {
      const { step, dry } = readStep(body, site);
      return store.apply(step, { dry });
    },
  },
  { method: 'POST', path: 'undo', handle: () => store.undo() },
  { method: 'POST', path: 'redo', handle: () => store.redo() },
];

const from = (least: number) => number().integer().min(least).max(100_000).required();

const part: Schema<CropRequest> = object({
  address: string().max(1000).required(),
  left: from(0),
  top: from(0),
  width: from(1),
  height: from(1),
}).required();

/** What makes pictures: one of the bytes that come, whose name is that of the file that was chosen; one as a part of another. */
export const pictureRoutes = (pictures: PictureStore): EditRoute[] => [
  {
    method: 'POST',
    path: 'picture',
    takes: 'bytes',
    handle: (bytes, query) => pictures.add({ name: query.get('name') ?? '', bytes }),
  },
  post('pictures/crop', part, (request) => pictures.crop(request)),
];
