import type { NotificationsDefinition } from '#types';

export default {
  from: 'website@dental.example.com',
  region: 'europe-west2',
  forms: [
    {
      form: 'appointment',
      to: ['reception@dental.example.com'],
      subject: 'Appointment for {Name} on {Day}',
      confirmation: {
        field: 'Email',
        subject: 'You asked for an appointment on {Day}',
        text: [
          'Thank you. You asked for {Day} at {Time}, and ticked: {Treatments}.',
          'Your wish becomes an appointment when we have confirmed it. We answer within one working day.',
          'If you are in pain, please call us on 020 7946 0321: whoever is in pain is seen the same day.',
          'If you did not ask for this, somebody mistyped their address. Please ignore this mail.',
        ],
      },
    },
    { form: 'feedback', to: ['practice@dental.example.com'] },
    { form: 'application', to: ['practice@dental.example.com', 'jobs@marsh-lane.test'] },
    {
      form: 'newsletter',
      to: ['reception@dental.example.com'],
      confirmation: {
        field: 'Email',
        subject: 'Please confirm that you want our letter',
        text: [
          'Somebody, we hope it was you, asked for our letter at this address. One more click, and it comes four times a year.',
          '{link}',
          'If it was not you, please ignore this mail: your address is deleted within a week.',
        ],
        optIn: { page: 'confirm', label: 'Yes, send me the letter' },
      },
    },
  ],
} satisfies NotificationsDefinition;
