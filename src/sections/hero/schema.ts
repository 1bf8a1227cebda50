import { string } from 'yup';
import { link } from '../../schema/link';
import { heroLayouts, textPositions } from '../../schema/opening-layouts';
import type { OpeningLayout } from '../../schema/opening-room';
import { picture } from '../../schema/picture';
import {
  anyText,
  flag,
  markedText,
  optionalGroup,
  optionalOneOf,
  optionalText,
  strictObject,
  text,
} from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { sectionSchema, tone } from '../section-schema';
import { heroRoom } from './room';

const loop = strictObject({
  video: string()
    .required('is missing: write the path of a file in public/')
    .matches(/^\/\S+\.(?:mp4|webm)$/i, {
      message: 'must be the path of a file in public/, for example /videos/oven.mp4',
    })
    .meta({
      description: 'The file: its path in the folder public, with a / at the start.',
      needs: 'There is no video on the site yet: put its file into the folder public first.',
    }),
  pause: usualText(
    'loop.pause',
    'What the button says, for those who cannot see it, that stops the video.',
  ),
  play: usualText('loop.play', 'What it says while the video stands still.'),
});

export const heroSchema = sectionSchema(
  'hero',
  'The opening of Home: the headline and a button, with a form or a picture beside them, or in one of six other layouts.',
  {
    layout: optionalOneOf('How the opening is laid out.', 'beside', heroLayouts).meta({
      input: 'layout',
    }),
    tone: tone(),
    title: text('The headline of the page.'),
    highlight: anyText(
      "The word of the headline that is marked by the highlighter; '' in a language whose headline has none.",
      'no word is highlighted',
    ).meta({ translated: true, follows: { beside: 'title', isPart: true } }),
    lead: markedText('The sentence below the headline.'),
    action: link('The button below that sentence.'),
    secondAction: optionalGroup(
      'A second, quieter button beside it.',
      'there is one button',
      link(),
    ),
    hours: flag(
      'Shows the opening hours of today from business of config/site.ts, and whether it is open now if words has openNow.',
    ),
    form: optionalText('The form.', 'there is no form').meta({
      shown: false,
      chooses: { name: 'form' },
    }),
    picture: picture(
      'A photograph or drawing: beside the text, or below it if there is a form; in other layouts where they put it. The layouts full and apart take a photograph. With the motif growth it stands on the stair beside the form, best as one high thing cut out on a clear ground, of which the upper part is shown: on wide screens below the headline, between the words and the form, on narrow ones above the form.',
    )
      .optional()
      .meta({ whenOmitted: 'there is no picture' }),
    loop: optionalGroup(
      'A silent video that is shown over and over in the place of the photograph, in the layouts full, apart and split. It is loaded last, not at all for visitors who save data, and stands still for those who want no motion.',
      'the photograph is shown',
      loop,
    ),
    textPosition: optionalOneOf(
      'Where the words stand in the layouts full and apart.',
      'start',
      textPositions,
    ).meta({ input: 'look' }),
  },
).meta({
  opens: {
    layout: 'beside',
    room: heroRoom,
    leastHeight: 0.35,
    layouts: {
      beside: {},
      full: { needs: 'photo', reach: 'page', wordsOn: 'every', cuts: true, moves: true },
      apart: { needs: 'photo', reach: 'page', wordsOn: 'wide', cuts: true, moves: true },
      split: { needs: 'picture', reach: 'half', cuts: true, moves: true },
      stacked: { reach: 'page', cuts: true },
      centred: { reach: 'half', cuts: true },
      poster: { needs: 'none' },
    } satisfies Record<keyof typeof heroLayouts, OpeningLayout>,
  },
  asks: true,
  shows: { of: 'business.hours', at: 'hours' },
  aliases: 'banner jumbotron intro opening start splash masthead cover',
});
