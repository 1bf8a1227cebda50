import { numberOf, textOf } from '../config-values/values';

type Group = Readonly<Record<string, unknown>>;

/** The photograph of an opening, if its words stand on it. */
export const photoBelowWords = ({ kind, layout, picture }: Group): Group | undefined => {
  const isFull =
    kind === 'hero'
      ? layout === 'full'
      : kind === 'page-header' && ['full', 'apart'].includes(textOf(layout) ?? 'full');
  const photo = isFull && typeof picture === 'object' ? (picture as Group | null) : null;
  const isPhoto = textOf(photo?.file) !== undefined && numberOf(photo?.width) !== undefined;
  return isPhoto && photo ? photo : undefined;
};
