import type { NotificationsDefinition } from '#types';

export default {
  from: 'website@dental.example.com',
  region: 'europe-west2',
  forms: [
    {
      form: 'appointment',
      to: ['reception@dental.example.com'],
      subject: 'Appointment for {Name} on {Day}',
    },
    { form: 'feedback', to: ['practice@dental.example.com'] },
    { form: 'application', to: ['practice@dental.example.com', 'jobs@marsh-lane.test'] },
    { form: 'newsletter', to: ['reception@dental.example.com'] },
  ],
} satisfies NotificationsDefinition;
