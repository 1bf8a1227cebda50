import { shortLine } from '../../../src/schema/short-line';
import type { MailForm, MailPlan } from '../mail-plan';
import { asHtml, asText, type Layout, type Mail, messageIdFor } from './mail';
import {
  defang,
  fieldValue,
  headerText,
  type IsOwnFile,
  oneLine,
  visitorWords,
  withoutControls,
} from './visitor-words';

/** A record as it is stored, its values as plain JSON. */
export type MailRecord = {
  id: string;
  /** Milliseconds since 1970, by the server's clock. */
  createdAt: number;
  values: Readonly<Record<string, unknown>>;
};

/** A record that could not be mailed when its turn came. */
export type Unsaid = {
  collection: string;
  id: string;
  /** It was the mail to whoever sent the record. */
  to?: 'sender';
  /** Only this address did not get the mail, for a reason from its mail server. */
  refused?: { address: string; answer: string };
};

export type MailContext = { plan: MailPlan; isOwnFile: IsOwnFile };

/** Longer ids are cut: those of the forms have 36 signs at most. */
const mostOfId = 100;

/** The place of a record on one line: its id comes from the visitor's browser. */
export const placeOf = (collection: string, id: string): string =>
  `${collection}/${shortLine(oneLine(visitorWords(id)), mostOfId)}`;

/** 2026-11-22 10:15 UTC */
export const moment = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Only ASCII, since not every mail server accepts others (RFC 6531). */
const plainAddress =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;

/** The address that a visitor typed into a field; null where no mail can go to it. */
export const addressIn = ({ values }: MailRecord, name: string | null): string | null => {
  const value = name === null || !Object.hasOwn(values, name) ? undefined : values[name];
  const isPlain = typeof value === 'string' && value.length <= 254 && plainAddress.test(value);
  // With =? mail programs could read another address than we do.
  return isPlain && !value.includes('=?') ? value : null;
};

const subject = ({ subject: words, fields }: MailForm, { values }: MailRecord): string =>
  headerText(
    words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : '';
      const labels = fields.find((field) => field.name === name)?.options ?? {};
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return defang(withoutControls(Object.hasOwn(labels, text) ? (labels[text] ?? text) : text));
    }),
  );

const pageOf = ({ pageStamp, pages }: MailForm, { values }: MailRecord): string => {
  const stamped =
    pageStamp !== null && Object.hasOwn(values, pageStamp) ? values[pageStamp] : undefined;
  return typeof stamped === 'string' && stamped !== '' ? visitorWords(stamped) : pages.join(' or ');
};

/** How many of the records without a mail are named. */
const named = 20;

const refusedNote = ({ address, answer }: NonNullable<Unsaid['refused']>) =>
  `The mail server refuses ${address} (“${oneLine(visitorWords(answer))}”): an earlier mail went only to the other addresses. Check it in config/notifications.ts.`;

/** The note about records that could not be mailed for a day, and about addresses. */
export const unsaidNotes = (all: readonly Unsaid[]): string[] => [
  ...lostNotes(all.filter(({ refused, to }) => !refused && to === undefined)),
  ...unconfirmedNotes(all.filter(({ to }) => to === 'sender')),
  ...all.flatMap(({ refused }) => (refused ? [refusedNote(refused)] : [])),
];

const placesOf = (unsaid: readonly Unsaid[]): string => {
  const names = unsaid.slice(0, named).map(({ collection, id }) => placeOf(collection, id));
  const more = unsaid.length > named ? ` and ${unsaid.length - named} more` : '';
  return `${names.join(', ')}${more}`;
};

const lostNotes = (unsaid: readonly Unsaid[]): string[] =>
  unsaid.length === 0
    ? []
    : [
        `Of ${unsaid.length} earlier ${unsaid.length === 1 ? 'message' : 'messages'} no mail could be sent. They are stored nevertheless; read them with npm run messages: ${placesOf(unsaid)}.`,
      ];

const unconfirmedNotes = (unsaid: readonly Unsaid[]): string[] =>
  unsaid.length === 0
    ? []
    : [
        `Whoever sent ${unsaid.length === 1 ? 'this message' : 'these messages'} got no confirmation, since the address takes no mail, or none could be sent for a day: ${placesOf(unsaid)}.`,
      ];

const bracketNote =
  'The rows were written by a visitor. Characters of addresses in them are in brackets, so that no link of theirs is opened by accident.';

/** Whether a record says that whoever sent it waits for a place. */
export const waits = ({ waiting }: MailForm, { values }: MailRecord): boolean =>
  waiting !== undefined && Object.hasOwn(values, waiting) && values[waiting] === true;

const waitingRow = {
  label: 'On the waiting list',
  parts: [{ words: 'No place was left: this message takes none.' }],
};

/** In which language whoever sent it read the page: that in which an answer is understood. */
const languageRow = (
  { languageStamp }: MailForm,
  { values }: MailRecord,
  { language }: MailContext['plan'],
) => {
  const tag =
    languageStamp !== undefined && Object.hasOwn(values, languageStamp)
      ? values[languageStamp]
      : undefined;
  if (typeof tag !== 'string' || tag === '') return [];
  try {
    const words = new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
    return [{ label: 'Written on a page in', parts: [{ words }] }];
  } catch {
    // It is no tag of a language (BCP 47, section 2.1): somebody sent it by hand.
    return [];
  }
};

type AboutMail = MailContext & {
  form: MailForm;
  unsaid: readonly Unsaid[];
  /** When whoever sent the record confirmed it. */
  confirmedAt?: number | undefined;
};

const layout = (
  record: MailRecord,
  { form, plan, isOwnFile, unsaid, confirmedAt }: AboutMail,
): Layout => ({
  heading: `${form.title}: a message from the website of ${plan.site}`,
  rows: [
    ...(waits(form, record) ? [waitingRow] : []),
    ...form.fields.map((field) => ({
      label: field.label,
      parts: fieldValue(record.values, { field, isOwnFile }),
    })),
    { label: 'Sent', parts: [{ words: moment(record.createdAt) }] },
    ...(confirmedAt === undefined
      ? []
      : [{ label: 'Confirmed', parts: [{ words: moment(confirmedAt) }] }]),
    ...languageRow(form, record, plan),
    { label: 'From the page', parts: [{ words: pageOf(form, record) }] },
    { label: 'Stored as', parts: [{ words: placeOf(form.collection, record.id) }] },
  ],
  notes: [bracketNote, ...unsaidNotes(unsaid)],
});

/** The mail that tells of one record. */
export const composeMail = (record: MailRecord, about: AboutMail): Mail => {
  const { form, plan } = about;
  const said = layout(record, about);
  return {
    messageId: messageIdFor(`${form.collection}/${record.id}`, plan.domain),
    from: { name: headerText(plan.site), address: plan.from },
    to: form.to,
    replyTo: addressIn(record, form.replyTo),
    subject: subject(form, record),
    text: asText(said),
    html: asHtml(said),
    date: new Date(record.createdAt),
  };
};
