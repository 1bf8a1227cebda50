import { becomes, type FileFinding } from '../finding';
import { inQuotes, meantBy } from '../nearest/meant-by';
import type { Values } from '../read/values';
import { textsAt } from '../read/walk';

const fileName = (address: string) => address.replace(/^.*\//, '').toLowerCase();

/** tom for tom.jpg: pictures are often saved once more in another format. */
const withoutEnding = (address: string) => fileName(address).replace(/\.\w+$/, '');

/** The picture that was probably meant by an address: itself, the only one of that name, or one like it. */
export const likelyPicture = (address: string, pictures: readonly string[]): string | undefined => {
  const [same, ...others] = pictures.filter((each) => fileName(each) === fileName(address));
  if (same !== undefined && others.length === 0) return inQuotes(same);
  const [other, ...more] = pictures.filter(
    (each) => withoutEnding(each) === withoutEnding(address),
  );
  if (other !== undefined && more.length === 0) return inQuotes(other);
  return meantBy(address, pictures).suggestion;
};

/** Whether an entry at this path names a picture in public/. */
export const isPictureAt = (path: string) => /(?:^|\.)file$|^logo\.dark$|^favicon$/.test(path);

const namedPictures = textsAt(isPictureAt);

/** Pictures that are not among `pictures`, the files of public/ by their addresses. */
export const checkPictures = (values: Values, pictures: readonly string[]): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    namedPictures(value).flatMap(({ path, text: picture }): FileFinding[] => {
      // What does not begin like an address is told as such.
      if (picture[0] !== '/' || pictures.includes(picture)) return [];
      const meant = meantBy(picture, pictures);
      const allowed = meant.allowed ?? 'there are no pictures in the folder public yet';
      const likely = becomes(likelyPicture(picture, pictures), meant.certain);
      return [{ file, path, error: 'missingPicture', ...likely, allowed }];
    }),
  );
