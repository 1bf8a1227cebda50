import type { SectionDefinition } from '../registry';

export const examples = {
  plain: { kind: 'people', label: 'People', title: 'Who Is Who' },
  inGroups: {
    kind: 'people',
    label: 'More',
    numbered: false,
    tone: 'tint',
    title: 'Our Practice',
    lead: 'Ask for whomever you know.',
    people: [
      { name: 'Ida Sample', role: 'Dentist', group: 'Dentists' },
      {
        name: 'Tom Sample',
        role: 'Dentist for children',
        description: 'Takes as long as it takes.',
        group: 'Dentists',
      },
      {
        sample: true,
        name: 'Una Sample',
        role: 'Reception',
        group: 'Reception',
        photo: { file: '/pictures/una.webp', alt: 'Una at her desk', width: 640, height: 800 },
      },
    ],
  },
  passingBy: {
    kind: 'people',
    title: 'Side By Side',
    carousel: {
      slides: { narrow: 1, medium: 2, wide: 3 },
      speed: 500,
      dot: 'Show person {number}',
    },
  },
} satisfies Record<string, SectionDefinition<'people'>>;
