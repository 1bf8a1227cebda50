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
    { form: 'newsletter', to: ['reception@dental.example.com'] },
  ],
} satisfies NotificationsDefinition;
