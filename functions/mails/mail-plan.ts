import type { FieldDefinition } from '../../src/fields/registry';

/** A field in a mail. */
export type MailField = {
  name: string;
  label: string;
  /** Labels of a closed set of values. */
  options: Readonly<Record<string, string>>;
  /** The folder of the file storage, where the field holds the address of a file. */
  folder: string | null;
  /** The currency, where the field is a price. */
  currency?: string;
  /** The fields of each entry, where the field is a list of entries. */
  entry?: MailField[];
};

/** The mail to whoever sent the form. */
export type MailConfirmation = {
  /** The field with the sender's address. */
  field: string;
  subject: string;
  /** Paragraphs. */
  text: string[];
  /** Null where answers go to whoever it comes from. */
  replyTo: string | null;
  /** The fields that a { } may name: none holds a visitor's own words. */
  fields: FieldDefinition[];
};

/** A form with notifications. */
export type MailForm = {
  /** The name of its file. */
  form: string;
  title: string;
  collection: string;
  to: string[];
  subject: string;
  fields: MailField[];
  /** The field with the visitor's address. */
  replyTo: string | null;
  /** The stamp with the page from which it was sent. */
  pageStamp: string | null;
  /** The pages that show the form. */
  pages: string[];
  confirmation?: MailConfirmation;
};

/** The most mails to senders within any hour. */
export type MostConfirmations = { all: number; address: number };

/** Everything that the server needs to know of the site: plain data, so that it can be sent to Google. */
export type MailPlan = {
  site: string;
  /** The domain of the site, for the ids of mails. */
  domain: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  confirmationsAnHour: MostConfirmations;
  from: string | null;
  region: string;
  forms: MailForm[];
};
