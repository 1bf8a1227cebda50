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
  sign: {
    kind: 'opening-hours',
    tone: 'tint',
    title: 'The Shop Is Open',
    lead: 'The last loaf decides.',
    layout: 'sign',
    specialTitle: 'Holidays',
    note: 'The door is in the yard.',
    hours: {
      week: [
        { days: ['tuesday', 'wednesday', 'thursday', 'friday'], open: ['06:30–13:00'] },
        { days: ['saturday'], open: ['06:00–12:00'] },
      ],
      special: [{ label: 'Easter', from: '2027-03-26', to: '2027-03-29' }],
      closed: 'Closed',
    },
  },
  bars: {
    kind: 'opening-hours',
    title: 'When The Hall Is Open',
    layout: 'bars',
    specialTitle: 'Holidays',
    note: 'Last entry an hour before.',
    hours: {
      week: [
        { days: ['tuesday', 'wednesday', 'thursday'], open: ['10:00–13:00', '15:00–22:30'] },
        { days: ['friday', 'saturday'], open: ['14:00–02:00'] },
        { days: ['sunday'], open: ['09:00–21:00'] },
      ],
      special: [{ label: 'New Year’s Day', from: '2028-01-01', open: ['13:00–21:00'] }],
      closed: 'Closed',
    },
  },
} satisfies Record<string, SectionDefinition<'opening-hours'>>;
