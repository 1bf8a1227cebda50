import { type InferType, lazy, type Schema, string } from 'yup';
import { color } from './color';
import { focus, pictureFile, pixels } from './picture';
import { plainGroup } from './plain-values';
import { oneOf, optionalGroup, optionalOneOf, strictObject, withDescription } from './primitives';

/** How the sections of a page follow each other: their grounds, edges, room and lines. */

const edges = {
  none: 'the two grounds meet in a straight line',
  straight: 'a thin line, also between two sections of one ground',
  step: 'a stair of three steps',
  curve: 'a wide arc',
  torn: 'torn paper',
};

const densities = {
  compact: 'little room, for utility pages and long lists',
  regular: 'the room of space.section in config/theme.ts',
  airy: 'much room',
};

const aligns = {
  left: 'the heading on the left above the content',
  centred: 'the heading in the middle above the content',
  offset: 'the heading in the left third, the content beside it, on wide screens',
};

const widths = {
  regular: 'as wide as the page',
  text: 'as wide as text that is read comfortably',
  wide: 'wider than the page',
  full: 'as wide as the window: pictures, maps and videos reach its edges, words keep their distance',
};

const edge = (whenOmitted: string) =>
  optionalOneOf('The shape between this section and the one above it.', whenOmitted, edges).meta({
    input: 'look',
    example: "'curve'",
  });

const density = (whenOmitted: string) =>
  optionalOneOf('The room above and below the section.', whenOmitted, densities).meta({
    input: 'look',
    example: "'airy'",
  });

const whereItStands = 'Where the heading stands, and the content with it.';

const alignMeta = (whenOmitted: string) =>
  ({
    whenOmitted,
    input: 'look',
    example: "'centred'",
  }) as const;

const align = (whenOmitted: string) =>
  oneOf(whereItStands, aligns).optional().meta(alignMeta(whenOmitted));

const ofSite = (word: string) => `that of sections in config/theme.ts, else ${word}`;

/** The shape of a section’s upper edge, and its room. */
export const framed = {
  edge: edge(ofSite('none')),
  density: density(ofSite('regular')),
};

/** The line on which a section stands. */
export const aligned = { align: align(ofSite('left')) };

/** For words and a button, which have no content beside them. */
export const centrable = {
  align: oneOf(whereItStands, {
    left: 'at the left',
    centred: 'in the middle',
  })
    .optional()
    .meta(alignMeta('that of sections in config/theme.ts if it is centred, else left')),
};

export const widened = {
  width: optionalOneOf('How wide the section is.', 'regular', widths).meta({
    input: 'look',
    example: "'wide'",
  }),
};

/** A photograph below a whole section, which tells nothing by itself. */
export const photoGround = optionalGroup(
  'A photograph as the ground of the section. Words stand on it in the colour of the headings of its tone, such as band, and as much of a deep shade of the tone lies over the photograph as they need to be read: the build measures that. Calm and dark photographs need least.',
  'the ground is that of the tone',
  strictObject({
    file: pictureFile('The photograph: its path in the folder public, with a / at the start.', [
      ...['jpg', 'jpeg', 'png', 'webp', 'avif'],
    ]),
    width: pixels('The width of the photograph in pixels.'),
    height: pixels('The height of the photograph in pixels.'),
    focus,
  }).meta({
    group: { name: 'GroundPhoto', description: 'A photograph below a whole section.' },
  }),
).meta({ part: 'look', example: "{ file: '/pictures/garden.webp', width: 1600, height: 1200 }" });

export type PhotoGround = NonNullable<InferType<typeof photoGround>>;

/** config/theme.ts, `sections`: what holds for every section that does not say otherwise. */
export const sectionsOfSite = optionalGroup(
  'How the sections of every page follow each other. A section may say otherwise for itself.',
  'sections meet in straight lines, with regular room, left, and with their labels',
  strictObject({
    edge: edge('none'),
    density: density('regular'),
    align: align('left'),
    labels: optionalOneOf('The small words above sections, and their numbers.', 'numbered', {
      numbered: 'the words that sections have, after their numbers',
      words: 'the words without numbers',
      none: 'neither, whatever sections say: they begin with their headings',
    }),
  }),
);

const pair = (words: string, whenOmitted: string) =>
  optionalGroup(
    words,
    whenOmitted,
    strictObject({
      light: color('On the ground in light colours.'),
      dark: color('On the ground in dark colours.'),
    }),
  );

const ground = withDescription(
  'A ground in both colour schemes, and what stands on it if you say it.',
  strictObject({
    light: color('The ground for visitors whose device is set to light colours.'),
    dark: color('The ground for visitors whose device is set to dark colours.'),
    text: pair(
      'Headings and running text on it. At least 4.5 to 1 against the ground.',
      'it is the text of the scheme that suits the ground, with as much contrast as it needs',
    ),
    link: pair(
      'Links on it. At least 4.5 to 1 against the ground.',
      'they are the links of the scheme that suits the ground, with as much contrast as they need',
    ),
    control: pair(
      'The edges of fields and buttons on it. At least 3 to 1 against the ground.',
      'they are those of the scheme that suits the ground, with as much contrast as they need',
    ),
  }),
);

export type GroundDefinition = InferType<typeof ground>;

const groundName = () =>
  string()
    .required('is missing: write a name')
    .matches(/^[a-z][a-z0-9-]*$/, {
      message: 'begin with a small letter, and hold only small letters, digits and -',
    });

type Grounds = Record<string, GroundDefinition> | undefined;

/** config/theme.ts, `grounds`: by names that sections say as their tone. */
export const grounds = lazy((value: unknown): Schema<Grounds> => {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return plainGroup(Object.fromEntries(names.map((name) => [name, ground])))
    .optional()
    .default(undefined)
    .test(
      'ground-names',
      'must have names that begin with a small letter and hold only small letters, digits and -, and that are not those of the tones default, tint and band',
      () =>
        names.every(
          (name) =>
            groundName().isValidSync(name, { strict: true }) &&
            !['default', 'tint', 'band'].includes(name),
        ),
    ) as unknown as Schema<Grounds>;
})
  .optional()
  .meta({
    description:
      'Grounds of your own for sections, each by a name that sections say as their tone. What stands on it takes colours that can be read, and the check measures those that you give.',
    whenOmitted: 'sections have the grounds of the colour scheme',
    entries: { name: groundName(), value: ground },
    names: 'ground',
  });
