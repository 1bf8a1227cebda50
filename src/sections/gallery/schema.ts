import { photoKeys } from '../../schema/picture';
import { listOf, optionalText, strictObject, text, withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const galleryPhoto = strictObject({
  ...photoKeys,
  caption: optionalText('The caption below the photograph.', 'it has no caption'),
});

const enlarged = strictObject({
  close: text('The name of the button that closes the large photograph.'),
  previous: text('The name of the button that shows the previous photograph.'),
  next: text('The name of the button that shows the next photograph.'),
});

export const gallerySchema = sectionSchema(
  'gallery',
  'Photographs. Each is shown large when it is pressed.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    photos: listOf('The photographs, in order.', galleryPhoto).meta({
      aliases: 'pictures images items',
    }),
    enlarged: withDescription('The buttons around a photograph that is shown large.', enlarged),
  },
).meta({
  aliases: `
    slider carousel slideshow images photos photo-gallery lightbox pictures instagram
    before-after image-grid
  `,
});
