import type { InferType } from 'yup';
import { milliseconds, strictObject, whole, withDescription } from './primitives';
import { usualTextWith } from './usual-text';

const inView = (words: string) => whole(words).min(1);

/** Items in a row that scrolls sideways. Specification, section 9, has the numbers. */
export const carouselSchema = strictObject({
  slides: withDescription(
    'How many are visible at once.',
    strictObject({
      narrow: inView('On phones: below 768 pixels.'),
      medium: inView('On tablets: below 1024 pixels.'),
      wide: inView('On wider screens.'),
    }).meta({ blank: { narrow: 1, medium: 2, wide: 3 } }),
  ),
  speed: milliseconds('How long the move to the next one takes.', 20),
  dot: usualTextWith(
    'carousel.dot',
    'The name of a dot, for screen readers. {number} becomes the number of the item that it leads to.',
    { number: { needed: 'the number of the item that it leads to' } },
  ),
}).meta({ group: { name: 'Carousel', description: 'How a carousel of people or quotes moves.' } });

export type CarouselOptions = InferType<typeof carouselSchema>;
