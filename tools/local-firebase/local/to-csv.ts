/**
 * CSV (RFC 4180) that spreadsheets read as UTF-8 and never run (OWASP, "CSV Injection"): every cell
 * is quoted, and a sign that would begin a formula gets an apostrophe before it.
 */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [columns, ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};

const formula = new Set('=+-@＝＋－＠');
/** Where some spreadsheets see a new cell: what separates, and beside it what they pass over. */
const separator = new Set(';\t\r\n\v\f\u0085\u2028\u2029');
const passedOver = /[\s\p{Other}"']/u;

/**
 * Signs that begin a formula are guarded at the start of a text, and after semicolons, tabs and line
 * breaks too: a spreadsheet that splits there finds quotes where they no longer mean anything. Each
 * sign is looked at once, so that time is linear.
 */
const cell = (text: string): string => {
  let begins = true;
  let guarded = '';
  for (const sign of text.replaceAll('"', '""')) {
    guarded += begins && formula.has(sign) ? `'${sign}` : sign;
    begins = separator.has(sign) || (begins && passedOver.test(sign));
  }
  return `"${guarded}"`;
};
