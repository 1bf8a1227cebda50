import { catalogue } from './catalogue-entry';

/** What config/notifications.ts says of the forms. */
export const notifications = catalogue({
  doubledNotification: {
    code: 'SITE-150',
    description: 'The form {found} stands above already.',
    why: 'One record is one mail: nobody could tell which of the two is meant.',
    repair: 'Write all addresses into the entry above, and delete this one.',
    example: "{ form: 'contact', to: ['office@acme.test', 'founder@acme.test'] },",
  },
  noSuchMailField: {
    code: 'SITE-151',
    description: 'The form “{form}” has no field {found}.',
    why: 'There would be nothing to write into the mail.',
    repair: 'Write the name of a field of that form, as it stands behind name: there.',
    example: "fields: ['Fullname', 'Email'],",
  },
  noSuchMailPlaceholder: {
    code: 'SITE-152',
    description: '{found} in the subject is no field of the form “{form}”.',
    why: 'The subject of every mail would show it as it is written.',
    repair: 'Write the name of a field of that form between { and }, or leave the braces out.',
    example: "subject: 'Message from {Fullname}',",
  },
  replyToNoAddress: {
    code: 'SITE-153',
    description: 'The field {found} holds no e-mail address.',
    why: 'Your answer to the mail would go to nobody.',
    repair: 'Write the name of a field of the kind email, or delete replyTo.',
    example: "replyTo: 'Email',",
  },
  doubledRecipient: {
    code: 'SITE-154',
    description: '{found} stands in this list already.',
    why: 'One mail reaches an address once.',
    repair: 'Delete one of the two.',
    example: "to: ['office@acme.test', 'founder@acme.test'],",
  },
});
