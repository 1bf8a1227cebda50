import type { OpeningLayout } from '../../src/schema/opening-room';
import { kindMetadata } from '../../src/sections/kind-metadata';
import { numberOf, textOf } from '../config-values/values';

type Group = Readonly<Record<string, unknown>>;

/** How an opening shows its picture; undefined for sections that open no page, and for layouts that there are not. */
export const openingLayout = (section: Group): (OpeningLayout & { name: string }) | undefined => {
  const traits = kindMetadata(section)?.opens;
  const name = traits && (textOf(section.layout) ?? traits.layout);
  const layout = name === undefined ? undefined : traits?.layouts[name];
  return name === undefined || !layout ? undefined : { name, ...layout };
};

/** The photograph of an opening, if its words stand on it. */
export const photoBelowWords = (section: Group): Group | undefined => {
  const { picture } = section;
  const isBelow = openingLayout(section)?.wordsOn !== undefined;
  const photo = isBelow && typeof picture === 'object' ? (picture as Group | null) : null;
  const isPhoto = textOf(photo?.file) !== undefined && numberOf(photo?.width) !== undefined;
  return isPhoto && photo ? photo : undefined;
};
