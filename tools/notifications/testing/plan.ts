import type { MailForm, MailPlan } from '../plan/mail-plan';

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
  domain: 'acme.test',
  from: 'website@acme.test',
  region: 'europe-west3',
  forms: [contactForm, freelancerForm],
};
