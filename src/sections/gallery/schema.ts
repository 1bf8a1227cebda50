import { photoKeys } from '../../schema/picture';
import { listOf, optionalText, strictObject, text, withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const galleryPhoto = strictObject({
  ...photoKeys,
  caption: optionalText('The words below the photograph.', 'there are no words below it'),
});

const enlarged = strictObject({
  close: text('The name of the button that leads back to the page.'),
  previous: text('The name of the button that shows the photograph before.'),
  next: text('The name of the button that shows the photograph after it.'),
});

export const gallerySchema = sectionSchema(
  'gallery',
  'Photographs, each of which is shown large when it is pressed.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    photos: listOf('The photographs, in order.', galleryPhoto).meta({
      aliases: 'pictures images items',
    }),
    enlarged: withDescription('What stands around a photograph that is shown large.', enlarged),
  },
).meta({
  aliases: `
    slider carousel slideshow images photos photo-gallery lightbox pictures instagram
    before-after image-grid
  `,
});
