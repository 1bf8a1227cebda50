import type { EditStore } from '../edit-store';
import type { EditRoute } from './http/edit-routes';
import { pictureRoutes, storeRoutes } from './http/store-routes';
import { pagesRoutes } from './pages/page-routes';
import { libraryRoutes } from './pictures/library-routes';
import type { PictureCodec } from './pictures/picture-codec';
import { createPictureStore } from './pictures/picture-store';

type SiteRoutes = {
  site: string;
  store: EditStore;
  codec: PictureCodec;
  /** Hears of the path of a new picture, which pages ask for at once; they wait until it is known. */
  seen?: (path: string) => Promise<void>;
};

/** All that the editor asks of a site's files: steps, pages, forms and pictures. */
export const siteRoutes = ({ site, store, codec, seen }: SiteRoutes): EditRoute[] => {
  const pictures = createPictureStore(site, codec, async (path) => {
    store.stored(path.slice(site.length + 1).replaceAll('\\', '/'));
    await seen?.(path);
  });
  return [
    ...storeRoutes(site, store),
    ...pictureRoutes(pictures),
    ...pagesRoutes(store),
    ...libraryRoutes({ site, store }),
  ];
};
