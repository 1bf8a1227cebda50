import type { InferType } from 'yup';
import type { Follows } from './metadata';
import { quotedText } from './plain-values';
import {
  listOf,
  optionalGroup,
  optionalText,
  strictObject,
  text,
  whole,
  wordsIn,
} from './primitives';
import { calledField, callsField } from './record';
import { referenceSign } from './reference';

/** Exactly one address: no name, no list, no character that could end a line of a mail. */
const mailbox =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

const mailAddress = (words?: string) =>
  quotedText()
    .required('is missing: write an e-mail address')
    .max(254, 'must be 254 characters or less')
    .matches(mailbox, {
      // Other letters need a mail server that supports RFC 6531; many do not.
      message:
        'must be one e-mail address without accents or umlauts, for example office@acme.test',
    })
    .meta({ description: words, blank: 'office@example.com' });

/** Where Cloud Functions of the second generation run. */
const regions = wordsIn(`
  africa-south1 asia-east1 asia-east2 asia-northeast1 asia-northeast2 asia-northeast3
  asia-south1 asia-south2 asia-southeast1 asia-southeast2 asia-southeast3 australia-southeast1
  australia-southeast2 europe-central2 europe-north1 europe-north2 europe-southwest1
  europe-west1 europe-west10 europe-west12 europe-west2 europe-west3 europe-west4 europe-west6
  europe-west8 europe-west9 me-central1 me-central2 me-west1 northamerica-northeast1
  northamerica-northeast2 northamerica-south1 southamerica-east1 southamerica-west1 us-central1
  us-east1 us-east4 us-east5 us-south1 us-west1 us-west2 us-west3 us-west4
`);

/** How many days a link to confirm works, where config says nothing else. */
export const usualDays = 7;

const optIn = strictObject({
  page: text('The page that the link leads to. It has a section of the kind confirm.').meta({
    shown: false,
    chooses: { name: 'page' },
  }),
  label: text('The words of the link.'),
  days: whole('How many days the link works. What nobody confirmed by then is deleted.')
    .min(1, 'must be 1 or more')
    .max(30, 'must be 30 or less')
    .optional()
    .meta({ whenOmitted: `${usualDays}`, unit: 'days' }),
}).meta({
  group: {
    name: 'OptIn',
    description: 'A link in the mail to the sender, by which they confirm what they sent.',
  },
});

/** Names of fields in { }. */
const namedInBraces = { name: 'field', inBraces: true } satisfies Follows;

/** {reference} and {link} are no shared values: the mail has them. */
const numbered = { placeholders: [referenceSign], follows: namedInBraces };
const linked = { placeholders: ['link', referenceSign], follows: namedInBraces };
const waitingConfirmation = optionalGroup(
  'The other words for whoever is on the waiting list of the form, instead of subject and text.',
  'the form has no waiting list',
  strictObject({
    subject: text('The subject of that mail.').meta(numbered),
    text: listOf('What it says, a paragraph each.', text().meta(numbered)),
  }),
).meta({
  group: {
    name: 'WaitingMail',
    description: 'A mail to whoever is on the waiting list.',
  },
});

const confirmation = strictObject({
  field: calledField('The name of the field with the sender’s e-mail address.'),
  subject: text(
    'The subject of the mail. The name of a choice, number, price, day or time in { } becomes what was chosen, for example {Day}; {reference} becomes the number of the sender, where the form has the stamp reference.',
  ).meta(linked),
  text: listOf(
    'What the mail says. Each entry of the list is a paragraph. Names in { } as in the subject. What a visitor typed in their own words is never in it: whoever types another person’s address could have you send that person anything.',
    text().meta(linked),
  ),
  waiting: waitingConfirmation,
  replyTo: mailAddress('The address to which the sender’s answer goes.')
    .optional()
    .meta({ whenOmitted: 'the e-mail address of contact in config/site.ts' }),
  optIn: optionalGroup(
    'For a newsletter: whoever typed the address confirms it by a link, {link} in the text. Until then you get no mail, and the message is listed as unconfirmed.',
    'nothing has to be confirmed',
    optIn,
  ),
}).meta({
  group: {
    name: 'ConfirmationMail',
    description: 'A mail to whoever sent the form.',
  },
});

const notification = strictObject({
  form: text('The form.').meta({
    shown: false,
    chooses: { name: 'form' },
  }),
  to: listOf('The e-mail addresses that get the mail.', mailAddress()),
  subject: optionalText(
    'The subject of the mail. The name of a field in { } becomes what the visitor wrote in it, for example {Email}.',
    'the title of the form',
  ).meta({ shown: false, translated: true, follows: namedInBraces }),
  fields: listOf(
    'The names of the fields in the mail, in this order. All others are only in the database.',
    calledField(),
  )
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'all fields, with their labels' }),
  replyTo: optionalText(
    'The name of the field with the visitor’s e-mail address, to which you reply.',
    'the first e-mail field of the form',
  ).meta(callsField),
  confirmation: optionalGroup(
    'A mail to whoever sent the form, once for each time that it is sent.',
    'whoever sends the form gets no mail',
    confirmation,
  ),
});

const most = (words: string, { usual, limit }: { usual: number; limit: number }) =>
  whole(words)
    .min(1, 'must be 1 or more')
    .max(limit, `must be ${limit} or less`)
    .optional()
    .meta({ whenOmitted: `${usual}` });

/** What is sent to senders within an hour, where config says nothing else. */
export const usualConfirmations = { all: 60, address: 2 };

const confirmationsAnHour = strictObject({
  all: most('To all senders together. What is more waits, for a day at most.', {
    usual: usualConfirmations.all,
    limit: 300,
  }),
  address: most(
    'To one address, and three times as many a day. What is more is not sent: nobody can have you fill a stranger’s mailbox.',
    { usual: usualConfirmations.address, limit: 20 },
  ),
});

/** config/notifications.ts: only the server reads it. */
export const notificationsSchema = strictObject({
  forms: listOf('The forms that send mails, each once.', notification),
  from: mailAddress(
    'The address from which the mails come. Most mail servers accept only your own.',
  )
    .optional()
    .meta({ whenOmitted: 'the address with which you log in to the mail server' }),
  confirmationsAnHour: optionalGroup(
    'The most mails to senders (confirmation) within an hour.',
    `${usualConfirmations.all}, and ${usualConfirmations.address} to one address`,
    confirmationsAnHour,
  ),
  language: optionalText(
    'The language of mails to you, of a site in several: one of languages in config/site.ts. What the project itself says in them is English where it has no words of that language. Whoever sent the form reads that of the page, where the record has the stamp pageLanguage.',
    'the main language of the site',
  ).meta({ shown: false }),
  region: quotedText()
    .optional()
    .matches(new RegExp(`^(?:${regions.join('|')})$`), {
      message: 'must be a region of Google Cloud, for example europe-west3',
    })
    .meta({
      description:
        'The region of Google Cloud that sends the mails: best that of your database, for example europe-west3 for Frankfurt.',
      whenOmitted: 'us-central1, in the United States',
    }),
}).meta({
  description:
    'Who gets a mail when somebody sends a form. Without this file nobody does. Visitors never load it.',
});

export type NotificationsDefinition = InferType<typeof notificationsSchema>;
export type NotificationDefinition = NotificationsDefinition['forms'][number];
