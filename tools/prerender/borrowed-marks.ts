import { escapeHtml } from '../../src/head/escape-html';

/** React escapes an apostrophe its own way. */
const inPattern = (text: string) =>
  escapeHtml(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('&#39;', '&#(?:39|x27);');

/** A picture behind the words, as the arrow of a menu has it: it says nothing. */
const iconAfter = '(?:<svg\\b(?:(?!</svg>)[^])*</svg>)?';

/**
 * Marks in the HTML of a page the elements that hold nothing but one of these texts as being in this language, as
 * src/site/mark-borrowed.ts does in browsers (WCAG 3.1.2).
 */
export const withBorrowedMarks = (
  html: string,
  { texts, language }: { texts: readonly string[]; language: string },
): string => {
  if (texts.length === 0) return html;
  const any = texts.map(inPattern).join('|');
  const element = new RegExp(
    `(<(?!script|style|title)[a-z][a-z0-9]*)((?:\\s[^<>]*)?>)(?=(?:${any})${iconAfter}</)`,
    'g',
  );
  return html.replace(element, (whole, start: string, rest: string) =>
    /\slang=/.test(rest) ? whole : `${start} lang="${language}"${rest}`,
  );
};
