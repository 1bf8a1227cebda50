import type { FileFinding } from './finding';
import { meantBy } from './meant-by';
import type { Values } from './values';
import { walk } from './walk';

/** Pictures that are not among `pictures`, the files of public/ by their addresses. */
export const checkPictures = (values: Values, pictures: readonly string[]): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    [...walk(value)].flatMap(({ path, value: picture }): FileFinding[] => {
      // What does not begin like an address is told as such.
      const isPicture =
        /(^|\.)file$/.test(path) && typeof picture === 'string' && picture[0] === '/';
      if (!isPicture || pictures.includes(picture)) return [];
      const meant = meantBy(picture, pictures);
      const allowed = meant.allowed || 'there are no pictures in the folder public yet';
      return [{ file, path, error: 'missingPicture', ...meant, allowed }];
    }),
  );
