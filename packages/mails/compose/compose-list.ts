import { shortLine } from '../../../src/schema/short-line';
import { fillIn } from '../../../src/schema/texts';
import type { MailForm, MailPlan } from '../mail-plan';
import { ownerWordsIn } from '../words/owner-words-in';
import {
  moment,
  placeOf,
  unreportedNotes,
  waits,
  type MailRecord,
  type MailContext,
  type Unreported,
} from './compose-mail';
import { asHtml, asText, listIdFor, type Mail } from './mail';
import { fieldWords, headerText } from './visitor-words';

export type Listed = { form: MailForm; record: MailRecord };

type About = MailContext & {
  to: readonly string[];
  unreported: readonly Unreported[];
  /** A unique name of the list. */
  name: string;
};

/** Longer words are cut: one record is one line. */
const most = 60;

/** The sender: the first texts of the mail, on one line, which begins with the record's place. */
const lineOf = ({ form, record }: Listed, plan: MailPlan): string => {
  const { values } = record;
  const { language } = plan;
  const texts = form.fields
    .filter(
      ({ name, folder }) =>
        folder === null && Object.hasOwn(values, name) && typeof values[name] === 'string',
    )
    .map((field) => shortLine(headerText(fieldWords(values, { field, language })), most))
    .filter((text) => text !== '');
  const waiting = waits(form, record) ? [`(${ownerWordsIn(language).inBrackets})`] : [];
  return [
    placeOf(form.collection, record.id),
    moment(record.createdAt, plan),
    texts.slice(0, 3).join(', '),
    ...waiting,
  ].join('  ');
};

/** One record that cannot be told of leaves the others their lines. */
const lineOrPlace = (listed: Listed, plan: MailPlan): string => {
  try {
    return lineOf(listed, plan);
  } catch {
    const { form, record } = listed;
    return `${placeOf(form.collection, record.id)}  (${ownerWordsIn(plan.language).seeThere})`;
  }
};

/** The mail about many records, one line each. */
export const composeList = (listed: readonly Listed[], about: About): Mail => {
  const { plan, to, unreported, name } = about;
  const own = ownerWordsIn(plan.language);
  const titles = [...new Set(listed.map(({ form }) => form.title))];
  const content = {
    language: plan.language,
    direction: plan.direction,
    heading: fillIn(own.more, { site: plan.site, count: listed.length }),
    rows: titles.map((title) => ({
      label: title,
      parts: listed
        .filter(({ form }) => form.title === title)
        .map((each) => ({ words: lineOrPlace(each, plan) })),
    })),
    notes: [own.moreNote, ...unreportedNotes(unreported, plan)],
  };
  return {
    messageId: listIdFor(name, plan.domain),
    from: { name: headerText(plan.site), address: plan.from },
    to,
    replyTo: null,
    subject: headerText(content.heading),
    text: asText(content),
    html: asHtml(content),
    date: new Date(Math.max(0, ...listed.map(({ record }) => record.createdAt || 0))),
  };
};
