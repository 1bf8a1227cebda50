import { says, strictObject, whole } from '../../contract/primitives';
import { textWith } from '../../contract/text-with';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

const inView = (words: string) => whole(words).min(1);

/** Specification, section 9, has the numbers. */
const carousel = strictObject({
  slides: says(
    'How many people are seen at once.',
    strictObject({
      narrow: inView('On telephones: below 768 pixels.'),
      medium: inView('On tablets: below 1024 pixels.'),
      wide: inView('On wider screens.'),
    }),
  ),
  speed: whole(
    'How long it takes from one to the next, in milliseconds: a second has 1000.',
  ).positive(),
  dot: textWith(
    'The name of a dot, for those who cannot see it. {number} becomes the number of the person.',
    { number: { needed: 'the number of the person' } },
  ),
});

export const teamContract = sectionContract(
  'team',
  'The people of the agency, who are in team of config/site.ts, side by side.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    carousel: says('How the people pass by.', carousel),
  },
);
