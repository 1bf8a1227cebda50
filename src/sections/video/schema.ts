import { string } from 'yup';
import { optionalDay } from '../../schema/calendar-day';
import { photo } from '../../schema/picture';
import { optionalGroup, optionalList, strictObject, text } from '../../schema/primitives';
import { askFlag, sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';
import { embedAddress } from './embed-address';

const fileOf = (endings: string, example: string) =>
  string().matches(new RegExp(String.raw`^/\S+\.(?:${endings})$`, 'i'), {
    message: `must be the path of a file in public/, for example ${example}`,
  });

const captions = strictObject({
  track: fileOf('vtt', '/videos/tour.en.vtt')
    .required('is missing: write the path of a file in public/')
    .meta({
      description: 'A file of the kind WebVTT in the folder public, with a / at the start.',
    }),
  language: text('The language of the captions, for example en.').meta({ shown: false }),
  label: text('The name of that language.').meta({ shown: false }),
});

export const videoSchema = sectionSchema(
  'video',
  'A video: a file in the folder public, or one on YouTube or Vimeo.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    video: fileOf('mp4|webm', '/videos/tour.mp4').optional().meta({
      description: 'The file: its path in the folder public, with a / at the start.',
      whenOmitted: 'the video is that of address',
    }),
    // WCAG 1.2.2.
    captions: optionalList(
      'Captions for what is said in the file: one entry for each language; the first is shown.',
      'nobody speaks in the video, or it has its own captions',
      captions,
    ),
    address: string()
      .test(
        'player',
        'must be the address of a video on YouTube or Vimeo, for example https://vimeo.com/76979871',
        (value) => value === undefined || embedAddress(value) !== undefined,
      )
      .optional()
      .meta({
        description: 'The address of a video on YouTube or Vimeo.',
        whenOmitted: 'the video is the file',
      }),
    ask: askFlag(),
    poster: optionalGroup(
      'The photograph that is shown before the video plays.',
      'nothing is shown there',
      photo,
    ),
    date: optionalDay(
      'The day on which the video was published: with it and a poster, search engines can list the video.',
      'search engines do not list it',
    ),
  },
).meta({
  blank: { address: 'https://vimeo.com/76979871' },
  aliases: 'youtube vimeo film movie player animation',
});
