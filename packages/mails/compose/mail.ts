import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../src/head/escape-html';
import type { ValuePart } from './visitor-words';

/** A mail for a mailer. Headers have one line each. */
export type Mail = {
  /** `<…@…>`, the same whenever the same mail is sent again (RFC 5322, section 3.6.4). */
  messageId: string;
  from: { name: string; address: string | null };
  to: readonly string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  date: Date;
};

/** An opaque name. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The same for the same content: a mailbox recognizes a mail that is sent again, because the first
 * answer was lost (RFC 5322, section 3.6.4).
 */
export const messageIdFor = (content: string, domain: string): string =>
  `<${hashOf(content).slice(0, 40)}@${domain}>`;

/** What the id of a mail about many records begins with: nothing else has it. */
export const listMark = 'list.';

export const listIdFor = (name: string, domain: string): string =>
  messageIdFor(`list/${name}`, domain).replace('<', `<${listMark}`);

type Row = { label: string; parts: readonly ValuePart[] };
export type Layout = {
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  heading: string;
  rows: readonly Row[];
  notes: readonly string[];
};

/** Every line of a visitor begins so: none can pass for one of ours. */
export const indent = '    ';

const movedIn = (text: string) => text.replaceAll(/^/gm, indent);

export const asText = ({ heading, rows, notes }: Layout): string =>
  [
    heading,
    ...rows.map(
      ({ label, parts }) => `${label}:\n${parts.map(({ words }) => movedIn(words)).join('\n')}`,
    ),
    ...(notes.length > 0 ? ['--', ...notes] : []),
  ]
    .join('\n\n')
    .concat('\n');

const partHtml = ({ words, link }: ValuePart) => {
  const shown = escapeHtml(words).replaceAll('\n', '<br>');
  return link === undefined ? shown : `<a href="${escapeHtml(link)}">${shown}</a>`;
};

const rowHtml = ({ label, parts }: Row) =>
  `<tr><th align="start" valign="top">${escapeHtml(label)}</th><td valign="top">${parts.map(partHtml).join('<br>')}</td></tr>`;

/** Telephones must not make links of a visitor's text. */
const head =
  '<meta charset="utf-8"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">';

export const asHtml = ({ language, direction, heading, rows, notes }: Layout): string =>
  `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head>${head}</head><body><p>${escapeHtml(heading)}</p>
<table cellpadding="6">
${rows.map(rowHtml).join('\n')}
</table>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
</body></html>
`;
