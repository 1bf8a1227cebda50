import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMailPlan } from '../../../tools/notifications/read-mail-plan';
import type { MailForm, MailPlan } from '../mail-plan';

const field = (name: string, label: string, folder: string | null = null) => ({
  name,
  label,
  options: {},
  folder,
});

export const contactForm: MailForm = {
  form: 'contact',
  title: 'Contact form',
  collection: 'Contact_cli',
  to: ['office@acme.test'],
  subject: 'Message from {Fullname}',
  fields: [
    field('Fullname', 'Full Name'),
    field('Email', 'Your Email Address'),
    field('Messsage', 'Message'),
  ],
  replyTo: 'Email',
  pageStamp: null,
  pages: ['/Contact'],
};

export const freelancerForm: MailForm = {
  form: 'freelancer',
  title: 'Freelancer application',
  collection: 'freelancers',
  to: ['jobs@acme.test'],
  subject: 'Freelancer application',
  fields: [field('fullName', 'Full Name'), field('CvFile', 'Your CV', 'Image/CvDeveloper/')],
  replyTo: null,
  pageStamp: 'Page',
  pages: ['/Career'],
};

export const plan: MailPlan = {
  site: 'Acme',
  origin: 'https://acme.test',
  domain: 'acme.test',
  language: 'en',
  direction: 'ltr',
  confirmationsAnHour: { all: 60, address: 2 },
  from: 'website@acme.test',
  region: 'europe-west3',
  forms: [contactForm, freelancerForm],
};

/** Who hears of the agency's four forms, in tests: its own config does without. */
const notifications = `import type { NotificationsDefinition } from '#types';

export default {
  from: 'website@acme.test',
  forms: [
    { form: 'contact', to: ['office@acme.test'], subject: 'Message from {Fullname}' },
    { form: 'freelancer', to: ['jobs@acme.test', 'office@acme.test'] },
    { form: 'inquiry', to: ['office@acme.test'], subject: 'Inquiry: {Pname}' },
    { form: 'newsletter', to: ['office@acme.test'] },
  ],
} satisfies NotificationsDefinition;
`;

/** The plan of the agency's config, and its notifications. */
export const agencyPlan = (): MailPlan => {
  const root = mkdtempSync(join(tmpdir(), 'agency-'));
  cpSync('tests/sites/agency/config', join(root, 'config'), { recursive: true });
  writeFileSync(join(root, 'config/notifications.ts'), notifications);
  const read = readMailPlan(root);
  rmSync(root, { recursive: true });
  if (!read) throw new Error('The agency sends no mails.');
  return read;
};

/** The same plan, in which each form answers whoever sends it. */
export const confirming = (of: MailPlan): MailPlan => ({
  ...of,
  forms: of.forms.map((form) => ({
    ...form,
    confirmation: {
      field: 'Email',
      subject: 'We have it',
      text: ['Thank you.'],
      replyTo: null,
      fields: [],
    },
  })),
});

/** The same plan, in which whoever sends a form confirms it by a link. */
export const optingIn = (of: MailPlan, days = 7): MailPlan => ({
  ...of,
  forms: confirming(of).forms.map((form) => ({
    ...form,
    confirmation: form.confirmation && {
      ...form.confirmation,
      subject: 'Please confirm',
      text: ['One more click:', '{link}'],
      optIn: { page: '/Confirm', label: 'Confirm it', days },
    },
  })),
});
