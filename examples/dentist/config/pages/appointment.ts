import type { PageDefinition } from '#types';

export default {
  title: 'Ask for an appointment',
  description:
    'Tell Willow Lane Dental which day would suit you and what it is about. We answer within one working day.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Appointment' }],
      title: 'When Would You Like To Come?',
      lead: 'It takes two minutes. We look at your wish and write back with a time that holds.',
      narrow: true,
    },
    {
      kind: 'form',
      align: 'left',
      label: 'Appointment',
      title: 'Tell Us What You Need',
      form: 'appointment',
      aside: {
        title: 'Good To Know',
        points: [
          'We are here on weekdays from 8 in the morning to 7 in the evening.',
          'Please bring a list of your medicines to the first visit.',
          'Something came up? Call us a day before, and somebody else gets the hour.',
        ],
      },
    },
  ],
} satisfies PageDefinition;
