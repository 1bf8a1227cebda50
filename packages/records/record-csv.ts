import { byteOrderMark, csvLine } from './csv';
import { type About, type Columns, recordTable, type Values } from './record-table';

/** A form's records as a table in CSV, line by line, in the order in which they come. `stored`: the names of all stored fields. */
export async function* recordCsv(
  form: Columns | undefined,
  stored: Iterable<string>,
  records: AsyncIterable<About & { values: Values }>,
): AsyncGenerator<string> {
  const { heads, cells } = recordTable(form, stored);
  yield `${byteOrderMark}${csvLine(heads)}`;
  for await (const { values, ...about } of records) yield csvLine(cells(values, about));
}
