import { array, object, type Schema, string } from 'yup';
import type { PlanAnswer } from '../../edit-protocol/changes-protocol';
import type { LibraryPicture, PictureRequests } from '../../edit-protocol/pictures-protocol';
import type { EditStore } from '../../edit-store';
import { pictureFacts, publicFiles } from '../../site-files';
import { type EditRoute, get, posts } from '../http/edit-routes';
import { pictureUses, replaced } from './picture-uses';

type Library = { site: string; store: Pick<EditStore, 'state' | 'apply'> };

const address = () => string().matches(/^\//).max(1000).required();

const bodies: { [Path in keyof PictureRequests]: Schema<PictureRequests[Path]> } = {
  'pictures/replace': object({
    address: address(),
    by: address(),
    alt: string().max(1000),
    language: string().max(80),
  }).required(),
  'pictures/delete': object({
    addresses: array().of(address()).min(1).max(10_000).required(),
  }).required(),
};

const measured = (site: string, address: string): Omit<LibraryPicture, 'uses'> => {
  const { bytes = 0, width, height } = pictureFacts(site, address) ?? {};
  const isMeasured = width !== undefined && height !== undefined;
  return { address, bytes, ...(isMeasured && { width, height }) };
};

const nameOf = (address: string) => address.replace(/^.*\//, '');

const fileOf = (address: string) => `public${address}`;

const impossible = (message: string): PlanAnswer => ({ is: 'impossible', message });

/** What the editor asks of the pictures in public/: which there are and where they are used, and to replace and delete them. */
export const libraryRoutes = ({ site, store }: Library): EditRoute[] => {
  const files = () => store.state().files;

  const list = (): LibraryPicture[] => {
    const usesOf = pictureUses(site, files());
    return publicFiles(site).pictures.map((each) => ({
      ...measured(site, each),
      uses: usesOf(each),
    }));
  };

  const replace = (
    request: PictureRequests['pictures/replace'],
  ): Promise<PlanAnswer> | PlanAnswer => {
    const { address: from, by, alt, language } = request;
    const pictures = publicFiles(site).pictures;
    if (!pictures.includes(from) || !pictures.includes(by)) {
      return impossible('There is no such picture any more.');
    }
    if (from === by) return impossible('This is the picture that is there already.');
    const uses = pictureUses(site, files())(from);
    const { width, height } = pictureFacts(site, by) ?? {};
    const changes = replaced(files(), uses, {
      from,
      by: { address: by, width, height },
      ...(alt !== undefined && { alt: { words: alt, language } }),
    });
    // What names it in another way, such as a style sheet, still needs the file.
    const stays = uses.some(
      ({ file, path }) =>
        !changes.some((each) => each.file === file && 'path' in each && each.path === path),
    );
    const words = `Replaced the picture ${nameOf(from)}`;
    return store.apply({ words, changes }, stays ? {} : { without: [fileOf(from)] });
  };

  const remove = ({ addresses }: PictureRequests['pictures/delete']) => {
    const pictures = publicFiles(site).pictures;
    const usesOf = pictureUses(site, files());
    const missing = addresses.find((each) => !pictures.includes(each));
    if (missing !== undefined) return impossible(`There is no picture ${missing} any more.`);
    const used = addresses.flatMap((each) => usesOf(each));
    if (used.length > 0) return { is: 'left', uses: used } satisfies PlanAnswer;
    const [first = ''] = addresses;
    const what =
      addresses.length === 1 ? `the picture ${nameOf(first)}` : `${addresses.length} pictures`;
    return store.apply(
      { words: `Deleted ${what}`, changes: [] },
      { without: addresses.map(fileOf) },
    );
  };

  return [
    get('pictures', list),
    ...posts(bodies, { 'pictures/replace': replace, 'pictures/delete': remove }),
  ];
};
