import type { SectionDefinition } from '../registry';

export const examples = {
  ledger: {
    kind: 'cards',
    label: 'Services',
    numbered: false,
    layout: 'ledger',
    title: 'What We Do',
    cards: [
      { title: 'Design', text: 'Layouts drawn for your content.' },
      { title: 'Upkeep', text: 'Updates, backups and checks.', picture: { scene: ['bars'] } },
    ],
  },
  lead: {
    kind: 'cards',
    layout: 'lead',
    title: 'Guides',
    lead: 'For this month.',
    cards: [
      {
        title: 'Write A Brief',
        text: 'Five things on one page.',
        picture: { scene: ['window', 'card'] },
        action: { label: 'Send your brief', to: '/Contact' },
      },
      {
        title: 'Count The Calls',
        text: 'Ask every caller how they found you.',
        picture: { scene: ['node', 'bars'] },
        action: { label: 'Plan a channel', to: '/Contact' },
      },
    ],
  },
  lines: {
    kind: 'cards',
    layout: 'lines',
    title: 'Open Places',
    cards: [
      {
        title: 'Baker',
        text: 'From four in the morning, on five days.',
        picture: { scene: ['card'] },
        action: { label: 'Apply as a baker', to: '/Contact' },
      },
      {
        title: 'Driver',
        text: 'Two rounds before seven.',
        more: { open: 'Read More', close: 'Read Less', paragraphs: ['With the small van.'] },
      },
    ],
  },
  columns: {
    kind: 'cards',
    tone: 'tint',
    layout: 'columns',
    title: 'To Read',
    cards: [
      {
        title: 'A New Layout',
        text: 'When a site needs one.',
        picture: { scene: ['window', 'phone'] },
        more: {
          open: 'Read More',
          close: 'Read Less',
          paragraphs: ['Open your site on a phone and look for a price.'],
        },
      },
      {
        title: 'A First App',
        text: 'Whom it serves.',
        picture: { scene: ['phone'] },
        more: {
          open: 'Read More',
          close: 'Read Less',
          paragraphs: ['Look at your orders: who buys again?'],
        },
      },
    ],
  },
} satisfies Record<string, SectionDefinition<'cards'>>;
