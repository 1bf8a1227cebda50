import type { SectionDefinition } from '../registry';

export const examples = {
  cards: {
    kind: 'list',
    label: 'Courses',
    numbered: false,
    tone: 'tint',
    title: 'Learn With Us',
    lead: 'In small groups, by the sea.',
    of: 'courses',
    look: 'cards',
    where: { tag: 'Evening', names: 'people/ida', highlighted: false },
    sort: 'written',
    limit: 3,
    choose: { label: 'Subject', all: 'All' },
    more: { label: 'All courses', to: '/Contact' },
  },
  tiles: { kind: 'list', title: 'At A Glance', of: 'courses', look: 'tiles' },
  rows: { kind: 'list', title: 'One By One', of: 'courses', look: 'rows', sort: 'name' },
  agenda: {
    kind: 'list',
    title: 'What Is On',
    of: 'events',
    look: 'agenda',
    when: 'upcoming',
    group: 'month',
    empty: 'Nothing is planned at the moment.',
  },
  calendar: { kind: 'list', title: 'Month By Month', of: 'events', look: 'calendar', when: 'all' },
  prices: { kind: 'list', title: 'What It Costs', of: 'courses', look: 'prices' },
  menu: { kind: 'list', title: 'The Menu', of: 'dishes', look: 'menu', group: 'tag' },
} satisfies Record<string, SectionDefinition<'list'>>;
