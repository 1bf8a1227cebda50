import ts from 'typescript';

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const indented = (item: string, margin: string) =>
  item
    .split('\n')
    .map((line) => margin + line)
    .join('\n');

/**
 * `source` with `item` as the last of `list`, which is a part of its tree, written as the items
 * before it are: in a line of its own or in theirs. All else stays as it is, comments too.
 */
export const appendItem = (source: string, list: List, item: string): string => {
  const items = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const insert = (position: number, text: string) =>
    source.slice(0, position) + text + source.slice(position);
  const last = items.at(-1);
  if (!last) return insert(list.getStart() + 1, item);

  const lineStart = (position: number) => source.lastIndexOf('\n', position - 1) + 1;
  const lastLine = lineStart(last.getStart());
  const [margin = ''] = /^[ \t]*/.exec(source.slice(lastLine)) ?? [];
  if (lastLine === lineStart(list.getStart())) return insert(last.getEnd(), `, ${item}`);

  const afterItems = items.hasTrailingComma ? items.end : last.getEnd();
  // A comment behind the last item speaks of it and stays with it.
  const comments = ts.getTrailingCommentRanges(source, afterItems) ?? [];
  const afterLine = comments.at(-1)?.end ?? afterItems;
  const lines = `\n${indented(item, margin)},`;
  const written = insert(
    afterLine,
    source.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines,
  );
  return items.hasTrailingComma
    ? written
    : `${written.slice(0, last.getEnd())},${written.slice(last.getEnd())}`;
};
