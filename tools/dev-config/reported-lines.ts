/** Asks the dev server what is to be mended in config. */
export const askEvent = 'config:ask';

type ReportedLine = { text: string; style: Record<string, string> };

/** The editor's own lines, and the one of marks: a margin, a number or none, and a stroke. */
const isOwn = (line: string) => /^ {4}[> ] [ \d]+\|/.test(line);

/**
 * The lines of what is said of config, each with its end, and how they stand where there is little
 * room. Words go on below where they began. The editor's own lines are never broken, so that marks
 * stay below what they mark.
 */
export const reportedLines = (reported: string): ReportedLine[] =>
  reported.split(/(?<=\n)/).map((text) => {
    const margin = text.search(/\S|$/);
    const style: ReportedLine['style'] = isOwn(text)
      ? { whiteSpace: 'pre' }
      : { paddingInlineStart: `${margin}ch`, textIndent: `-${margin}ch` };
    return { text, style: { display: 'block', ...style } };
  });
