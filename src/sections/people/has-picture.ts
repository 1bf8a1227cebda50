import type { Person } from '../../schema/person';
import type { SectionProps } from '../section-props';

/** Whether a person has a picture in a section: a photograph, or a tile unless the section leaves tiles out. */
export const hasPicture = (
  { photo }: Person,
  tiles: SectionProps<'people'>['section']['tiles'],
): boolean => photo !== undefined || tiles !== 'none';
