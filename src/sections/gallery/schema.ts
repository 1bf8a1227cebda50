import { captionedPhoto } from '../../schema/picture';
import { listOf, optionalOneOf, strictObject, withDescription } from '../../schema/primitives';
import { usualText, whenUsualGroup } from '../../schema/usual-text';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const enlarged = strictObject({
  close: usualText('enlarged.close', 'The name of the button that closes the large photograph.'),
  previous: usualText(
    'enlarged.previous',
    'The name of the button that shows the previous photograph.',
  ),
  next: usualText('enlarged.next', 'The name of the button that shows the next photograph.'),
});

export const gallerySchema = sectionSchema(
  'gallery',
  'Photographs. Each is shown large when it is pressed.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    look: optionalOneOf('How the photographs are shown.', 'grid', {
      grid: 'all of one size, in rows',
      mosaic: 'in different sizes, close together: they fill one rectangle, however many they are',
    }).meta({ input: 'layout' }),
    photos: listOf('The photographs, in order.', captionedPhoto),
    enlarged: withDescription(
      'The buttons around a photograph that is shown large.',
      enlarged,
    ).meta({ whenOmitted: whenUsualGroup }),
  },
).meta({
  aliases: `
    slider carousel slideshow images photos photo-gallery lightbox pictures instagram
    image-grid masonry collage bento
  `,
});
