import { kindMetadata } from '../../src/sections/kind-metadata';
import { numberOf, textOf } from '../config-values/values';

type Group = Readonly<Record<string, unknown>>;

/** Layouts whose words stand on a photograph. */
const onPicture = ['full', 'apart'];

/** How an opening shows its picture; undefined for sections that open no page. */
export const openingLayout = (section: Group): string | undefined => {
  const traits = kindMetadata(section)?.opens;
  return traits && (textOf(section.layout) ?? traits.layout);
};

export const isOnPicture = (layout: string | undefined): boolean =>
  onPicture.includes(layout ?? '');

/** The photograph of an opening, if its words stand on it. */
export const photoBelowWords = (section: Group): Group | undefined => {
  const { picture } = section;
  const isBelow = isOnPicture(openingLayout(section));
  const photo = isBelow && typeof picture === 'object' ? (picture as Group | null) : null;
  const isPhoto = textOf(photo?.file) !== undefined && numberOf(photo?.width) !== undefined;
  return isPhoto && photo ? photo : undefined;
};
