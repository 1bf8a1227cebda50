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
  scrolling: {
    kind: 'table',
    title: 'Classes Of The Week',
    caption: 'From the first of September until the end of July, one hour each',
    columns: ['Class', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    narrow: 'scroll',
    rows: [
      ['Beginners', '9:00', '', '9:00', '', '9:00', '10:00'],
      ['Intermediate', '', '18:00', '', '18:00', '', '11:30'],
      ['Conversation', '19:30', '', '19:30', '', '', ''],
    ],
  },
  comparison: {
    kind: 'table',
    tone: 'tint',
    title: 'Three Ways To Join',
    look: 'comparison',
    columns: ['What is in it', 'Visitor', 'Member', 'Patron'],
    highlight: 'Member',
    highlighted: 'recommended',
    yes: 'included',
    no: 'not included',
    rows: [
      ['A month', '£12', '£28', '£60'],
      ['The hall, all day', 'included', 'included', 'included'],
      ['Shoes and chalk', 'not included', 'included', 'included'],
      ['Classes', 'one', 'four', 'as many as you like'],
      ['Bring a friend', 'not included', 'not included', 'included'],
    ],
    note: 'All of them end when you say so. [Ask us](/Contact).',
  },
} satisfies Record<string, SectionDefinition<'table'>>;
