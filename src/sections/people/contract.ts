import { carouselContract } from '../../contract/carousel';
import { person } from '../../contract/person';
import { optionalList, says } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const peopleContract = sectionContract(
  'people',
  'People with their photographs: in a grid, in groups, or passing by side by side.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    people: optionalList(
      'The people, in order.',
      'the people of team in config/site.ts are shown',
      person,
    ),
    carousel: says('They pass by side by side, in this way.', carouselContract)
      .optional()
      .default(undefined)
      .meta({ leftOut: 'all of them stand below each other, in rows' }),
  },
).meta({
  alsoCalled: ['staff', 'members', 'employees', 'team-members', 'persons', 'authors', 'speakers'],
});
