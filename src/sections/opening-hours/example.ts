import type { SectionDefinition } from '../registry';

export const examples = {
  withHolidays: {
    kind: 'opening-hours',
    label: 'Hours',
    numbered: false,
    tone: 'tint',
    title: 'When We Are Open',
    lead: 'Come in, or call us before.',
    specialTitle: 'Holidays',
    note: 'In an emergency [call us](tel:+12025550101) at any time.',
    hours: {
      week: [
        { days: ['monday', 'tuesday', 'thursday'], open: ['08:00–12:00', '13:00–18:00'] },
        { days: ['wednesday', 'friday'], open: ['08:00–13:00'] },
      ],
      special: [
        { label: 'Christmas', from: '2027-12-24', to: '2027-12-26' },
        { label: 'New Year’s Eve', from: '2027-12-31', open: ['08:00–11:00'] },
      ],
      closed: 'Closed',
    },
  },
  weekAlone: {
    kind: 'opening-hours',
    title: 'Our Second Shop',
    hours: {
      week: [{ days: ['saturday', 'sunday'], open: ['18:00–02:00'] }],
      closed: 'Closed',
    },
  },
} satisfies Record<string, SectionDefinition<'opening-hours'>>;
