/** A Markdown table: a row of headings, and rows of cells. */
export const table = (headings: string[], rows: string[][]): string =>
  [headings, headings.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
