import { shortLine } from '../../../src/schema/short-line';
import type { MailForm } from '../mail-plan';
import {
  moment,
  placeOf,
  unsaidNotes,
  waits,
  type MailRecord,
  type MailContext,
  type Unsaid,
} from './compose-mail';
import { asHtml, asText, type Mail, messageIdFor } from './mail';
import { headerText, visitorWords } from './visitor-words';

export type Listed = { form: MailForm; record: MailRecord };

type About = MailContext & {
  to: readonly string[];
  unsaid: readonly Unsaid[];
  /** A unique name of the list. */
  name: string;
};

/** Longer words are cut: one record is one line. */
const most = 60;

const short = (value: unknown): string =>
  shortLine(headerText(visitorWords(typeof value === 'string' ? value : '')), most);

/** The sender: the first texts of the mail, on one line. */
const lineOf = ({ form, record }: Listed): string => {
  const texts = form.fields
    .filter(({ folder }) => folder === null)
    .map(({ name }) => short(Object.hasOwn(record.values, name) ? record.values[name] : ''))
    .filter((text) => text !== '');
  const who = texts.slice(0, 3).join(', ');
  const waiting = waits(form, record) ? '  (on the waiting list)' : '';
  return `${moment(record.createdAt)}  ${placeOf(form.collection, record.id)}  ${who}${waiting}`;
};

/** One record that cannot be told of leaves the others their lines. */
const lineOrPlace = (listed: Listed): string => {
  try {
    return lineOf(listed);
  } catch {
    const { form, record } = listed;
    return `${placeOf(form.collection, record.id)}  (see it there)`;
  }
};

/** The mail about many records, one line each. */
export const composeList = (listed: readonly Listed[], about: About): Mail => {
  const { plan, to, unsaid, name } = about;
  const titles = [...new Set(listed.map(({ form }) => form.title))];
  const said = {
    heading: `${listed.length} more ${listed.length === 1 ? 'message' : 'messages'} from the website of ${plan.site}`,
    rows: titles.map((title) => ({
      label: title,
      parts: listed
        .filter(({ form }) => form.title === title)
        .map((each) => ({ words: lineOrPlace(each) })),
    })),
    notes: [
      'So many came within an hour that these have no mail of their own. They are stored in full: npm run messages lists them.',
      ...unsaidNotes(unsaid),
    ],
  };
  return {
    messageId: messageIdFor(`list/${name}`, plan.domain),
    from: { name: headerText(plan.site), address: plan.from },
    to,
    replyTo: null,
    subject: headerText(said.heading),
    text: asText(said),
    html: asHtml(said),
    date: new Date(Math.max(0, ...listed.map(({ record }) => record.createdAt || 0))),
  };
};
