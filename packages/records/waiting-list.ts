import { shownText, valueOf } from './record-table';
import type { SiteForm } from './site-form';

/** Whether a record says that whoever sent it waits for a place. */
export const isWaiting = (
  { waiting }: Pick<SiteForm, 'waiting'>,
  values: Readonly<Record<string, unknown>>,
): boolean => waiting !== undefined && values[waiting] === true;

type Values = Readonly<Record<string, unknown>>;

/** What is full and somebody waits for, as visitors read it; undefined for whoever does not wait. */
const awaited = (form: SiteForm, values: Values): string | undefined => {
  if (!isWaiting(form, values)) return undefined;
  const counted = form.counted.flatMap(({ name, day, stay }) => [
    name,
    day?.time,
    stay?.arrival,
    stay?.departure,
  ]);
  const chosen = form.fields
    .filter(({ name }) => counted.includes(name))
    .map((field) => shownText(field, valueOf(values, field.name)));
  return chosen.filter((text) => text !== '').join(', ');
};

/** The waiting list of those who come in order: what each waits for, and as which in line, from 1. */
export async function* waitingList<Record>(
  records: AsyncIterable<Record> | Iterable<Record>,
  of: { form: SiteForm; valuesOf: (record: Record) => Values },
): AsyncGenerator<{ record: Record; wanted: string; place: number }> {
  const lengths = new Map<string, number>();
  for await (const record of records) {
    const wanted = awaited(of.form, of.valuesOf(record));
    if (wanted === undefined) continue;
    const place = (lengths.get(wanted) ?? 0) + 1;
    lengths.set(wanted, place);
    yield { record, wanted, place };
  }
}
