import type { EditStore } from '../../edit-store';
import type { PictureStore } from '../pictures/picture-store';
import type { EditRoute } from './edit-routes';
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

/** Takes a picture's bytes; its name is that of the file that was chosen. */
export const pictureRoute = (pictures: PictureStore): EditRoute => ({
  method: 'POST',
  path: 'picture',
  takes: 'bytes',
  handle: (bytes, query) => pictures.add({ name: query.get('name') ?? '', bytes }),
});
