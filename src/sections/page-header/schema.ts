import { link, linkTarget } from '../../schema/link';
import { headerDrawings, headerLayouts } from '../../schema/opening-layouts';
import type { OpeningLayout } from '../../schema/opening-room';
import { photo } from '../../schema/picture';
import {
  flag,
  optionalGroup,
  optionalList,
  optionalMarkedText,
  optionalOneOf,
  strictObject,
  text,
} from '../../schema/primitives';
import { sectionSchema, tone } from '../section-schema';
import { headerRoom } from './room';

const step = strictObject({
  label: text('The name of the page.'),
  to: linkTarget('Where it leads.')
    .optional()
    .meta({ whenOmitted: 'it is not a link, like the last one: the page itself' }),
});

export const pageHeaderSchema = sectionSchema(
  'page-header',
  'The opening of every page except Home: the breadcrumb, the headline and an introduction.',
  {
    breadcrumb: optionalList(
      'The breadcrumb: the way from Home to this page.',
      'it is made by itself if config/site.ts has breadcrumbs, and on a page from a template if other pages have one; otherwise there is none',
      step,
    ),
    tone: tone(),
    title: text('The headline of the page.'),
    lead: optionalMarkedText('The sentence below the headline.', 'only the headline is shown'),
    action: optionalGroup('The button below that sentence.', 'there is no button', link()),
    picture: optionalGroup(
      'A photograph for the opening of the page.',
      'there is no picture',
      photo,
    ),
    layout: optionalOneOf('Where the photograph stands.', 'full', headerLayouts).meta({
      input: 'layout',
    }),
    drawing: optionalOneOf(
      'What is drawn where there is no photograph.',
      'motif',
      headerDrawings,
    ).meta({ input: 'look' }),
    narrow: flag(
      'A small heading with little air, for pages that are looked something up in, such as the imprint.',
    ),
  },
).meta({
  opens: {
    layout: 'full',
    room: headerRoom,
    leastHeight: 0.25,
    laysOutPicture: true,
    layouts: {
      full: { reach: 'page', wordsOn: 'every', cuts: true },
      apart: { reach: 'page', wordsOn: 'wide', cuts: true },
      beside: { reach: 'half', cuts: true },
      below: { reach: 'page', cuts: true },
    } satisfies Record<keyof typeof headerLayouts, OpeningLayout>,
  },
  aliases: 'header heading headline page-title breadcrumb breadcrumbs',
});
