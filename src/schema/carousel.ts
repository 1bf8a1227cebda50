import { type InferType } from 'yup';
import { milliseconds, strictObject, textWith, whole, withDescription } from './primitives';

const inView = (words: string) => whole(words).min(1);

/** Items in a row that scrolls sideways. Specification, section 9, has the numbers. */
export const carouselSchema = strictObject({
  slides: withDescription(
    'How many are seen at once.',
    strictObject({
      narrow: inView('On telephones: below 768 pixels.'),
      medium: inView('On tablets: below 1024 pixels.'),
      wide: inView('On wider screens.'),
    }),
  ),
  speed: milliseconds('How long it takes from one to the next.', 20),
  dot: textWith(
    'The name of a dot, for those who cannot see it. {number} becomes the number of what it leads to.',
    { number: { needed: 'the number of what it leads to' } },
  ),
}).meta({ group: { name: 'Carousel', description: 'How a row of people or quotes passes by.' } });

export type CarouselOptions = InferType<typeof carouselSchema>;
