const indent = (text: string, margin: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : margin + line))
    .join('\n');

/**
 * `source` with the lines `before` replaced by the lines `after`, as far in as they were. Throws
 * unless the lines stand there once.
 */
export const replaceLines = (source: string, before: string, after: string): string => {
  const lines = source.split('\n');
  const wanted = before.split('\n').map((line) => line.trim());
  const starts = lines.flatMap((_line, start) =>
    wanted.every((line, index) => lines[start + index]?.trim() === line) ? [start] : [],
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1) {
    throw new Error(`These lines stand there ${starts.length} times:\n${before}`);
  }
  const margin = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const written = after === '' ? [] : [indent(after, margin)];
  return [...lines.slice(0, start), ...written, ...lines.slice(start + wanted.length)].join('\n');
};
