export const askEvent = 'config:ask';

type ReportedLine = { text: string; style: Record<string, string> };

/** The editor's own lines, and the line of marks: a margin, a number or none, and a stroke. */
const isOwn = (line: string) => /^ {4}[> ] [ \d]+\|/.test(line);

/**
 * The lines of a report, each with its end, for a narrow panel. Words wrap below their start. The
 * editor's own lines are never wrapped, so that marks stay below what they mark.
 */
export const reportedLines = (reported: string): ReportedLine[] =>
  reported.split(/(?<=\n)/).map((text) => {
    const margin = text.search(/\S|$/);
    const style: ReportedLine['style'] = isOwn(text)
      ? { whiteSpace: 'pre' }
      : { paddingInlineStart: `${margin}ch`, textIndent: `-${margin}ch` };
    return { text, style: { display: 'block', ...style } };
  });
