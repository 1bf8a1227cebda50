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
  portraits: {
    kind: 'people',
    title: 'Who Looks After You',
    look: 'portraits',
    people: [
      {
        name: 'Ruth Sample',
        role: 'Dentist',
        description: 'Opened the practice, and still has **Thursdays**.',
        photo: { file: '/pictures/team-ruth.webp', alt: 'Ruth in red', width: 960, height: 1200 },
      },
      {
        name: 'Tom Sample',
        role: 'Dentist for children',
        photo: { file: '/pictures/team-tom.webp', alt: 'Tom, bearded', width: 960, height: 1200 },
      },
      { name: 'Una Sample', role: 'Reception', description: 'Knows every name.' },
      {
        name: 'Mei Sample',
        role: 'Hygienist',
        photo: { file: '/pictures/team-mei.webp', alt: 'Mei, laughing', width: 960, height: 1200 },
      },
    ],
  },
  rows: {
    kind: 'people',
    tone: 'tint',
    title: 'Whom To Ask',
    look: 'rows',
    tiles: 'none',
    people: [
      {
        name: 'Ruth Sample',
        role: 'Dentist',
        description: 'Opened the practice, and still has **Thursdays**.',
        photo: { file: '/pictures/team-ruth.webp', alt: 'Ruth in red', width: 960, height: 1200 },
      },
      {
        name: 'Tom Sample',
        role: 'Dentist for children',
        photo: { file: '/pictures/team-tom.webp', alt: 'Tom, bearded', width: 960, height: 1200 },
      },
      { name: 'Una Sample', role: 'Reception', description: 'Knows every name.' },
      {
        name: 'Mei Sample',
        role: 'Hygienist',
        photo: { file: '/pictures/team-mei.webp', alt: 'Mei, laughing', width: 960, height: 1200 },
      },
    ],
  },
} satisfies Record<string, SectionDefinition<'people'>>;
