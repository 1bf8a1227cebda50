import type { RecordDefinition, StampKind, StoredRecord, Values } from '../contract/record';
import { stampLimits } from '../contract/stamp-limits';

const two = (value: number) => String(value).padStart(2, '0');

const isoDate = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const isoOffset = (at: Date) => {
  const minutes = -at.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

const isoDateTime = (at: Date) =>
  `${isoDate(at)}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}${isoOffset(at)}`;

/** Nearest to what a clock says that the security rules take: with its battery dead it says 1970. */
const milliseconds = (at: Date) =>
  Math.min(Math.max(at.getTime(), stampLimits.earliest), stampLimits.latest);

/** Half a surrogate pair is no character: Firestore would refuse the record that holds one. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Texts are RFC 3339 in the visitor's own time zone. */
const stamps: Record<StampKind, (at: Date) => string | number> = {
  milliseconds,
  date: isoDate,
  dateTime: isoDateTime,
};

/**
 * The record that is stored for `values` submitted at `at`: exactly the fields and the stamps, in
 * the order of the definition (specification, section 3).
 */
export const createRecord = (
  { stamps: stampKinds, order }: RecordDefinition,
  values: Values,
  at: Date,
): StoredRecord => {
  const stamped = Object.entries(stampKinds).map(([name, kind]) => [name, stamps[kind](at)]);
  const all = new Map<string, string | number>([
    ...Object.entries(values).map(([name, value]) => [name, wellFormed(value)] as const),
    ...(stamped as [string, string | number][]),
  ]);
  const names = order ?? [...all.keys()];
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? '']));
};
