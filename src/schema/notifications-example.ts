import type { NotificationsDefinition } from './notifications';

export const notificationsExample = {
  from: 'website@acme.test',
  region: 'europe-west3',
  forms: [
    { form: 'contact', to: ['office@acme.test'] },
    {
      form: 'freelancer',
      to: ['jobs@acme.test', 'founder@acme.test'],
      subject: 'Application of {fullName}',
      fields: ['fullName', 'Email', 'CvFile'],
      replyTo: 'Email',
    },
  ],
} satisfies NotificationsDefinition;
