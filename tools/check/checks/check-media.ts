import type { FileFinding } from '../finding';
import { meantBy } from '../nearest/meant-by';
import type { Values } from '../read/values';
import { walk } from '../read/walk';

/** Videos and captions that are not among `media`, the files of public/ by their addresses. */
export const checkMedia = (values: Values, media: readonly string[]): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    walk(value).flatMap(({ path, value: address }): FileFinding[] => {
      const isAddress =
        /\.(?:video|track)$/.test(path) && typeof address === 'string' && address[0] === '/';
      if (!isAddress || media.includes(address)) return [];
      const meant = meantBy(address, media);
      const allowed = meant.allowed ?? 'there are no videos or captions in the folder public yet';
      return [{ file, path, error: 'missingMedia', ...meant, allowed }];
    }),
  );
