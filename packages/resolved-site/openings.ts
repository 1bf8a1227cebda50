import { numberOf, textOf } from '../config-values/values';

type Group = Readonly<Record<string, unknown>>;

/** Layouts whose words stand on a photograph. */
export const onPicture = ['full', 'apart'];

/** The photograph of an opening, if its words stand on it. */
export const photoBelowWords = ({ kind, layout, picture }: Group): Group | undefined => {
  const usual = kind === 'page-header' ? 'full' : '';
  const isFull =
    (kind === 'hero' || kind === 'page-header') && onPicture.includes(textOf(layout) ?? usual);
  const photo = isFull && typeof picture === 'object' ? (picture as Group | null) : null;
  const isPhoto = textOf(photo?.file) !== undefined && numberOf(photo?.width) !== undefined;
  return isPhoto && photo ? photo : undefined;
};
