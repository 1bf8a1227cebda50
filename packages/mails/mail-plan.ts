import type { FieldDefinition } from '../../src/fields/registry';

export type MailField = {
  name: string;
  label: string;
  /** Labels of a closed set of values. */
  options: Readonly<Record<string, string>>;
  /** The folder of the file storage, where the field holds the address of a file. */
  folder: string | null;
  /** Where each language writes its values in its own way: a day, a time, a number, a price. */
  definition?: FieldDefinition;
  /** The fields of each entry, where the field is a list of entries; those of a stored group; the rows, where it is a matrix. */
  entry?: MailField[];
};

/** What whoever sent the form confirms by the link in the mail to them. */
export type MailOptIn = {
  /** The path of the page with the button. */
  page: string;
  /** The words of the link. */
  label: string;
  /** How long the link works, and what is not confirmed is kept. */
  days: number;
};

/** The mail to whoever sent the form. */
export type MailConfirmation = {
  /** The field with the sender's address. */
  field: string;
  subject: string;
  /** Paragraphs. */
  text: string[];
  /** The other words for who is on the waiting list: their stamp, a subject and paragraphs. */
  waiting?: { stamp: string; subject: string; text: string[] };
  /** Null where answers go to whoever it comes from. */
  replyTo: string | null;
  /** The fields that a { } may name: none holds a visitor's own words. */
  fields: FieldDefinition[];
  /** The stamp with the sender's number, for {reference}. */
  reference?: string;
  optIn?: MailOptIn;
};

export type MailForm = {
  /** The name of its file. */
  form: string;
  title: string;
  collection: string;
  to: string[];
  subject: string;
  fields: MailField[];
  /** What only the subject names. */
  subjectFields?: MailField[];
  /** The field with the visitor's address. */
  replyTo: string | null;
  /** The stamp with the page from which it was sent. */
  pageStamp: string | null;
  /** The pages that show the form. */
  pages: string[];
  /** The stamp of who is on the waiting list, if it has one. */
  waiting?: string;
  confirmation?: MailConfirmation;
  /** The stamp with the language of the page from which it was sent. */
  languageStamp?: string;
  /** By the tags of the other languages of the site: what whoever sent it gets, in the words of that page. */
  inLanguages?: Record<string, { direction: 'ltr' | 'rtl'; confirmation: MailConfirmation }>;
};

/** What whoever sent a record gets, and in which language: that of the page, where the record says it. */
export const confirmationFor = (
  plan: MailPlan,
  { confirmation, languageStamp, inLanguages }: MailForm,
  values: Readonly<Record<string, unknown>>,
): { plan: MailPlan; confirmation: MailConfirmation } | undefined => {
  if (!confirmation) return undefined;
  const tag = languageStamp === undefined ? undefined : values[languageStamp];
  const own =
    typeof tag === 'string' && inLanguages && Object.hasOwn(inLanguages, tag)
      ? inLanguages[tag]
      : undefined;
  return own && typeof tag === 'string'
    ? { plan: { ...plan, language: tag, direction: own.direction }, confirmation: own.confirmation }
    : { plan, confirmation };
};

/** The most mails to senders within any hour. */
export type MostConfirmations = { all: number; address: number };

/** Whether somebody confirms by a link what they sent. */
export const asksToConfirm = ({ forms }: Pick<MailPlan, 'forms'>): boolean =>
  forms.some(({ confirmation }) => confirmation?.optIn !== undefined);

/** Everything that the server needs to know of the site: plain data, so that it can be sent to Google. */
export type MailPlan = {
  site: string;
  /** The address of the site, with which links in mails begin. */
  origin: string;
  /** The domain of the site, for the ids of mails. */
  domain: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  confirmationsAnHour: MostConfirmations;
  from: string | null;
  /** IANA name, in which moments are told; UTC if left out. */
  timeZone?: string;
  region: string;
  forms: MailForm[];
};
