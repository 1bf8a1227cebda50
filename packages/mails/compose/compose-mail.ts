import { dateFormat, listFormat } from '../../../src/schema/formats';
import { shortLine } from '../../../src/schema/short-line';
import { fillIn } from '../../../src/schema/texts';
import type { MailForm, MailPlan } from '../mail-plan';
import type { OwnerWords } from '../words/en';
import { ownerWordsIn } from '../words/owner-words-in';
import { asHtml, asText, type Layout, type Mail, messageIdFor } from './mail';
import {
  fieldValue,
  fieldWords,
  headerText,
  type IsOwnFile,
  oneLine,
  visitorWords,
} from './visitor-words';

/** A record as it is stored, its values as plain JSON. */
export type MailRecord = {
  id: string;
  /** Milliseconds since 1970, by the server's clock. */
  createdAt: number;
  values: Readonly<Record<string, unknown>>;
};

/** A record that could not be mailed when its turn came. */
export type Unreported = {
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

/** A moment in the owner's language, where the business is: 22 November 2026 at 11:15 CET. */
export const moment = (milliseconds: number, { language, timeZone }: MailPlan): string =>
  dateFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(milliseconds);

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

const subject = (
  { subject: words, fields, subjectFields = [] }: MailForm,
  { values }: MailRecord,
  { language }: MailPlan,
): string =>
  headerText(
    words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const field = [...fields, ...subjectFields].find((each) => each.name === name);
      return field ? fieldWords(values, { field, language }) : '';
    }),
  );

const pageOf = (
  { pageStamp, pages }: MailForm,
  { values }: MailRecord,
  { language }: MailPlan,
): string => {
  const stamped =
    pageStamp !== null && Object.hasOwn(values, pageStamp) ? values[pageStamp] : undefined;
  return typeof stamped === 'string' && stamped !== ''
    ? visitorWords(stamped)
    : listFormat(language, { type: 'disjunction' }).format(pages);
};

/** How many of the records without a mail are named. */
const named = 20;

const placesOf = (unreported: readonly Unreported[], own: OwnerWords): string => {
  const names = unreported.slice(0, named).map(({ collection, id }) => placeOf(collection, id));
  const more = fillIn(own.andMore, { count: unreported.length - named });
  return `${names.join(', ')}${unreported.length > named ? ` ${more}` : ''}`;
};

/** The note about records that could not be mailed for a day, and about addresses. */
export const unreportedNotes = (all: readonly Unreported[], { language }: MailPlan): string[] => {
  const own = ownerWordsIn(language);
  const lost = all.filter(({ refused, to }) => !refused && to === undefined);
  const unconfirmed = all.filter(({ to }) => to === 'sender');
  const ofPlaces = (words: string, unreported: readonly Unreported[]) =>
    unreported.length > 0 ? [fillIn(words, { places: placesOf(unreported, own) })] : [];
  return [
    ...ofPlaces(own.lost, lost),
    ...ofPlaces(own.unconfirmed, unconfirmed),
    ...all.flatMap(({ refused }) =>
      refused
        ? fillIn(own.refused, {
            address: refused.address,
            answer: oneLine(visitorWords(refused.answer)),
          })
        : [],
    ),
  ];
};

/** Whether a record says that whoever sent it waits for a place. */
export const waits = ({ waiting }: MailForm, { values }: MailRecord): boolean =>
  waiting !== undefined && Object.hasOwn(values, waiting) && values[waiting] === true;

/** In which language whoever sent it read the page: that in which an answer is understood. */
const languageRow = (
  { languageStamp }: MailForm,
  { values }: MailRecord,
  { language }: MailPlan,
) => {
  const tag =
    languageStamp !== undefined && Object.hasOwn(values, languageStamp)
      ? values[languageStamp]
      : undefined;
  if (typeof tag !== 'string' || tag === '') return [];
  try {
    const words = new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
    return [{ label: ownerWordsIn(language).language, parts: [{ words }] }];
  } catch {
    // It is no tag of a language (BCP 47, section 2.1): somebody sent it by hand.
    return [];
  }
};

type AboutMail = MailContext & {
  form: MailForm;
  unreported: readonly Unreported[];
  /** When whoever sent the record confirmed it. */
  confirmedAt?: number | undefined;
};

const layout = (
  record: MailRecord,
  { form, plan, isOwnFile, unreported, confirmedAt }: AboutMail,
): Layout => {
  const { language } = plan;
  const own = ownerWordsIn(language);
  const row = (label: string, words: string) => ({ label, parts: [{ words }] });
  return {
    language,
    direction: plan.direction,
    heading: fillIn(own.form, { form: form.title, site: plan.site }),
    rows: [
      ...(waits(form, record) ? [row(own.waiting, own.noPlace)] : []),
      // What was not asked, since a condition hid it, is no key of the record.
      ...form.fields
        .filter(({ name }) => Object.hasOwn(record.values, name))
        .map((field) => ({
          label: field.label,
          parts: fieldValue(record.values, { field, isOwnFile, language }),
        })),
      row(own.sent, moment(record.createdAt, plan)),
      ...(confirmedAt === undefined ? [] : [row(own.confirmed, moment(confirmedAt, plan))]),
      ...languageRow(form, record, plan),
      row(own.page, pageOf(form, record, plan)),
      row(own.storedAs, placeOf(form.collection, record.id)),
    ],
    notes: [own.brackets, ...unreportedNotes(unreported, plan)],
  };
};

export const composeMail = (record: MailRecord, about: AboutMail): Mail => {
  const { form, plan } = about;
  const content = layout(record, about);
  return {
    messageId: messageIdFor(`${form.collection}/${record.id}`, plan.domain),
    from: { name: headerText(plan.site), address: plan.from },
    to: form.to,
    replyTo: addressIn(record, form.replyTo),
    subject: subject(form, record, plan),
    text: asText(content),
    html: asHtml(content),
    date: new Date(record.createdAt),
  };
};
