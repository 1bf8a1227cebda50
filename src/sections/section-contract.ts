import { string, type ObjectShape } from 'yup';
import { flag, oneOf, optionalText, strictObject } from '../contract/primitives';

/** The ground that a section stands on; `band` is the one dark green band of a page. */
const tones = ['paper', 'tint', 'band'] as const;
export type Tone = (typeof tones)[number];

/** What sections of every kind say, and what this kind adds. */
export const sectionContract = <const Kind extends string, const Shape extends ObjectShape>(
  kind: Kind,
  shape: Shape,
) =>
  strictObject({
    kind: string<Kind>().oneOf([kind]).required(),
    /** Kept in config, not shown. */
    hidden: flag(),
    /** Name of the place, for links like `/About-us#faq`. */
    anchor: string()
      .matches(/^[a-z][a-z0-9-]*$/, { message: 'must be small letters, digits and - alone' })
      .optional(),
    ...shape,
  });

/** What sections say that stand below the opening of a page. */
export const standing = {
  /** The small words beside the section's number. */
  label: optionalText(),
  tone: oneOf(tones).optional(),
};
