import type { NotificationsDefinition } from './notifications';

export const notificationsExample = {
  language: 'en',
  from: 'website@acme.test',
  region: 'europe-west3',
  confirmationsAnHour: { all: 100, address: 3 },
  forms: [
    {
      form: 'contact',
      to: ['office@acme.test'],
      confirmation: {
        field: 'Email',
        subject: 'We have your message',
        text: ['Thank you for your message.', 'We answer within two working days.'],
        replyTo: 'hello@acme.test',
      },
    },
    {
      form: 'newsletter',
      to: ['office@acme.test'],
      confirmation: {
        field: 'Email',
        subject: 'Please confirm your subscription',
        text: ['One more click, and you get our letters:', '{link}'],
        optIn: { page: 'confirm', label: 'Confirm my subscription', days: 14 },
      },
    },
    {
      form: 'tours',
      to: ['tours@acme.test'],
      confirmation: {
        field: 'Email',
        subject: 'You are in',
        text: ['Your place is booked.'],
        waiting: {
          subject: 'You are on the waiting list',
          text: ['All places are taken. We write to you if one becomes free.'],
        },
      },
    },
    {
      form: 'freelancer',
      to: ['jobs@acme.test', 'founder@acme.test'],
      subject: 'Application of {fullName}',
      fields: ['fullName', 'Email', 'CvFile'],
      replyTo: 'Email',
    },
  ],
} satisfies NotificationsDefinition;
