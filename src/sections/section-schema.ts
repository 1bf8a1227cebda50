import { string, type ObjectShape } from 'yup';
import {
  flag,
  kindKey,
  oneOf,
  optionalMarkedText,
  optionalText,
  strictObject,
  text,
} from '../schema/primitives';
import { aligned, framed, photoGround, widened } from '../schema/rhythm';
import { shownIn } from '../schema/shown-in';
import { type Tone, tones } from '../schema/theme';

/** The keys of every kind of section, and those of this kind; `description` says what the kind is for. */
export const sectionSchema = <const Kind extends string, const Shape extends ObjectShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) =>
  strictObject({
    kind: kindKey(kind, 'The kind of section.'),
    hidden: flag('Keeps the section in the file without showing it.').meta({ part: 'more' }),
    languages: shownIn('the section'),
    anchor: string()
      .matches(/^[a-z][a-z0-9-]*$/, { message: 'must be only small letters a to z, digits and -' })
      .optional()
      .meta({
        description: 'A name for this section, so that links like /About-us#faq lead to it.',
        whenOmitted: 'no link leads to this section',
        names: 'anchor',
        part: 'more',
      }),
    ...shape,
  }).meta({ description });

const label = optionalText(
  'The small words beside the section’s number.',
  'the section has no number and no small words',
).meta({ example: "'Figures'" });

const numbered = flag('Whether the section’s number is shown before the small words.', 'true').meta(
  {
    example: 'false',
    part: 'more',
  },
);

/** The label of sections that are not chapters of their page. */
const quietLabel = {
  label: optionalText('The small words above the section.', 'there are no small words'),
  numbered: flag('The section is counted, and its number is shown before the small words.').meta({
    part: 'more',
  }),
};

/** With the names of the site's own grounds, or only those of the theme. */
export const tone = (whenOmitted: Tone = 'default', grounds: readonly string[] = []) =>
  oneOf<Tone>(
    'The ground of the section: one of these, or the name of one of grounds in config/theme.ts.',
    {
      ...tones,
      ...Object.fromEntries(grounds.map((name) => [name, 'a ground of config/theme.ts'])),
    },
  )
    .optional()
    .meta({
      whenOmitted,
      input: 'look',
      withGrounds: true,
    });

const overlaps = flag(
  'The section is a sheet that reaches into the section above it, unless its ground is a photograph.',
).meta({ example: 'true', part: 'more' });

/** Keys of every section below the opening of a page. */
const below = { ...framed, overlaps, ground: photoGround };

/** Keys of sections that lay out their own heading. */
export const standingAlone = { label, numbered, tone: tone(), ...below };

/** Keys of sections below the opening of a page. */
export const standing = { ...standingAlone, ...aligned, ...widened };

/** Keys of sections whose background changes by itself. */
export const standingInTurn = { label, numbered, ...framed };

/** Keys of sections that are not chapters of their page: their `component.tsx` exports `quiet`. */
export const standingQuietly = { ...quietLabel, ...below };

export const sectionTitle = () => text('The heading of the section.');

export const sectionLead = () =>
  optionalMarkedText('The sentence below the heading.', 'only the heading is shown');

export const askFlag = () =>
  flag(
    'Asks the visitor before anything is loaded from the other site, in the words of consent in config/site.ts.',
  );
