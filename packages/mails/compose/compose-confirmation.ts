import type { ValueKind } from '../../../src/fields/kind-module';
import { valueKinds } from '../../../src/fields/value-kinds';
import { escapeHtml } from '../../../src/head/escape-html';
import { textOf } from '../../../src/schema/record-texts';
import { referencePattern, referenceSign } from '../../../src/schema/reference';
import type { MailConfirmation, MailPlan } from '../mail-plan';
import { addressIn, type MailRecord } from './compose-mail';
import { type Mail, messageIdFor } from './mail';
import { headerText } from './visitor-words';

type About = {
  plan: MailPlan;
  collection: string;
  confirmation: MailConfirmation;
  /** The address that confirms the record, for {link}. */
  link?: string | undefined;
  /** When whoever sent the record moved up from the waiting list. */
  movedUpAt?: number | undefined;
};

const linkSign = '{link}';

const nothing = '–';

/**
 * The value of a field in the site's words and language. What the field cannot hold is left out: whoever
 * answers for the rules of a record, no stranger's words get into a mail to an address that a stranger typed.
 */
const chosenWords = (
  name: string,
  { confirmation, plan, values }: About & Pick<MailRecord, 'values'>,
): string => {
  if (name === referenceSign && confirmation.reference !== undefined) {
    const reference = Object.hasOwn(values, confirmation.reference)
      ? values[confirmation.reference]
      : undefined;
    return typeof reference === 'string' && referencePattern.test(reference) ? reference : nothing;
  }
  const field = confirmation.fields.find((each) => each.name === name);
  if (!field || !Object.hasOwn(values, name)) return nothing;
  const kind = valueKinds[field.kind] as ValueKind;
  const value = values[name];
  if (!kind.holds(field, value)) return nothing;
  const typedValue = value as Parameters<NonNullable<typeof kind.inWords>>[1];
  const options = { yes: '', language: plan.language, files: [] };
  return (kind.inWords ? kind.inWords(field, typedValue, options) : textOf(typedValue)) || nothing;
};

/** The `Message-ID` of the mail to whoever sent a record. */
export const confirmationIdFor = (
  { collection, id }: { collection: string; id: string },
  domain: string,
): string => messageIdFor(`${collection}/${id}/confirmation`, domain);

/** The `Message-ID` of the mail to them once they move up from the waiting list: another mail. */
export const movedUpIdFor = (
  { collection, id }: { collection: string; id: string },
  domain: string,
): string => messageIdFor(`${collection}/${id}/moved-up`, domain);

/** The mail to whoever sent a record; undefined where that left no address to which a mail can go. */
export const composeConfirmation = (record: MailRecord, about: About): Mail | undefined => {
  const { plan, collection, confirmation, movedUpAt } = about;
  const to = addressIn(record, confirmation.field);
  if (to === null) return undefined;
  const { link = '' } = about;
  const label = confirmation.optIn?.label ?? '';
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (sign, name: string) =>
      confirmation.optIn && sign === linkSign
        ? sign
        : chosenWords(name, { ...about, values: record.values }),
    );
  const { waiting } = confirmation;
  const isWaiting =
    waiting !== undefined &&
    Object.hasOwn(record.values, waiting.stamp) &&
    record.values[waiting.stamp] === true;
  const words = isWaiting ? waiting : confirmation;
  const paragraphs = words.text.map(filled);
  const inText = paragraphs.map((text) => text.replaceAll(linkSign, () => `${label}:\n${link}`));
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;
  const html = paragraphs.map((text) => {
    const lines = escapeHtml(text).replaceAll('\n', '<br>');
    return `<p>${confirmation.optIn ? lines.replaceAll(linkSign, () => anchor) : lines}</p>`;
  });
  const idFor = movedUpAt === undefined ? confirmationIdFor : movedUpIdFor;
  return {
    messageId: idFor({ collection, id: record.id }, plan.domain),
    from: { name: headerText(plan.site), address: plan.from },
    to: [to],
    replyTo: confirmation.replyTo,
    subject: headerText(filled(words.subject)),
    text: `${(confirmation.optIn ? inText : paragraphs).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${escapeHtml(plan.language)}" dir="${plan.direction}"><head><meta charset="utf-8"></head><body>
${html.join('\n')}
</body></html>
`,
    date: new Date(movedUpAt ?? record.createdAt),
  };
};
