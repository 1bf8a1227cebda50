import type { SectionDefinition } from '../registry';

export const examples = {
  prices: {
    kind: 'table',
    label: 'Prices',
    numbered: false,
    tone: 'tint',
    title: 'What It Costs',
    lead: 'Before we begin you have the price in writing.',
    caption: 'Prices for one visit, tax included',
    columns: ['Treatment', 'How long', 'Price'],
    rows: [
      ['First visit', '20 minutes', 'free'],
      ['Check-up', '30 minutes', '£50'],
      ['Cleaning', '45 minutes', '£85'],
      ['Crown', '2 visits', '£640 – £720'],
    ],
    note: 'Anything else? [Ask us](/Contact).',
  },
  rowsAlone: {
    kind: 'table',
    title: 'In Short',
    rowHeadings: true,
    rows: [
      ['Founded', '1998'],
      ['Rooms', '4'],
      ['Languages', 'English, Polish'],
    ],
  },
} satisfies Record<string, SectionDefinition<'table'>>;
