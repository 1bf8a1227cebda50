import type { FileFinding } from '../finding';
import { meantBy } from '../nearest/meant-by';
import type { Values } from '../read/values';
import { textsAt } from '../read/walk';

const videosAndCaptions = textsAt((path) => /\.(?:video|track)$/.test(path));

/** Videos and captions that are not among `media`, the files of public/ by their addresses. */
export const checkMedia = (values: Values, media: readonly string[]): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    videosAndCaptions(value).flatMap(({ path, text: address }): FileFinding[] => {
      if (address[0] !== '/' || media.includes(address)) return [];
      const meant = meantBy(address, media);
      const allowed = meant.allowed ?? 'there are no videos or captions in the folder public yet';
      return [{ file, path, error: 'missingMedia', ...meant, allowed }];
    }),
  );
