/** Widest line of a generated file. */
export const width = 100;

const wrap = (text: string, indent: string): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > width - indent.length - 3 && line !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** Paragraphs as a comment that editors show; entries of a list follow their paragraph at once. */
export const docComment = (paragraphs: string[], indent: string): string => {
  const [only, ...more] = paragraphs;
  const single = `${indent}/** ${only ?? ''} */`;
  if (more.length === 0 && single.length <= width) return single;
  const lines = paragraphs.flatMap((text, index) => [
    ...(index === 0 || text.startsWith('- ') ? [] : ['']),
    ...wrap(text, indent),
  ]);
  return [
    `${indent}/**`,
    ...lines.map((line) => `${indent} * ${line}`.trimEnd()),
    `${indent} */`,
  ].join('\n');
};
