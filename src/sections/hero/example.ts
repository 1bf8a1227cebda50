import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'hero',
    title: 'Better Bread',
    lead: 'A bakery that opens at six, and a website that says so.',
    action: { label: 'Our Bakery', to: '/About-us' },
    form: 'inquiry',
  },
  highlighted: {
    kind: 'hero',
    title: 'Business Growth',
    highlight: 'Growth',
    lead: 'Websites and apps for small firms.',
    action: { label: 'Our Vision', to: '/About-us' },
    form: 'inquiry',
  },
  photograph: {
    kind: 'hero',
    title: 'A Calm Hour',
    lead: 'A practice that takes its time, and tells you beforehand what will happen.',
    action: { label: 'Make An Appointment', to: '/Contact' },
    picture: {
      file: '/pictures/waiting-room.webp',
      alt: 'Two chairs by a window',
      width: 1600,
      height: 1200,
    },
  },
  longWord: {
    kind: 'hero',
    title: 'Rechtsschutzversicherung Für Praxen',
    lead: 'A word of 24 letters is shown whole, on a telephone and beside a picture.',
    action: { label: 'Ask Us', to: '/Contact' },
    picture: {
      file: '/pictures/waiting-room.webp',
      alt: 'Two chairs by a window',
      width: 1600,
      height: 1200,
    },
  },
} satisfies Record<string, SectionDefinition<'hero'>>;
