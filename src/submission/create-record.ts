import type {
  RecordDefinition,
  StampKind,
  StoredRecord,
  Value,
  Values,
  EntryValues,
} from '../schema/record';
import { longestStamp, stampLimits } from '../schema/stamp-limits';

const two = (value: number) => String(value).padStart(2, '0');

const isoDate = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const isoOffset = (at: Date) => {
  const minutes = -at.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

const isoDateTime = (at: Date) =>
  `${isoDate(at)}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}${isoOffset(at)}`;

/** The nearest time that the security rules accept: a clock with a dead battery says 1970. */
const milliseconds = (at: Date) =>
  Math.min(Math.max(at.getTime(), stampLimits.earliest), stampLimits.latest);

/** Half a surrogate pair is not a character: Firestore would refuse the record. */
const wellFormed = <Any extends Value | EntryValues>(value: Any): Any => wellFormedOf(value) as Any;

const wellFormedOf = (value: Value | EntryValues): unknown => {
  if (typeof value === 'string') return value.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => wellFormed(each));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wellFormed(each)]));
};

/** Where and when something was submitted. */
export type Circumstances = {
  at: Date;
  /** The page's address within the site. */
  page: string;
  /** BCP 47, empty if the browser does not say. */
  language: string;
  /** That of the page, BCP 47; of those that are not rendered none. */
  pageLanguage?: string;
  /** The campaign in the address by which the visitor came. */
  campaign: string;
  /** The sender's number, where the site gives any. */
  reference?: string;
};

const upTo = (text: string, most: number) => [...text].slice(0, most).join('');

/** Times as text are RFC 3339 in the visitor's own time zone. */
const stamps: Record<StampKind, (circumstances: Circumstances) => string | number | boolean> = {
  milliseconds: ({ at }) => milliseconds(at),
  date: ({ at }) => isoDate(at),
  dateTime: ({ at }) => isoDateTime(at),
  page: ({ page }) => upTo(page, longestStamp.page),
  language: ({ language }) => upTo(language, longestStamp.language),
  pageLanguage: ({ pageLanguage = '' }) => pageLanguage,
  reference: ({ reference = '' }) => reference,
  // Known only as it is stored.
  waiting: () => false,
  campaign: ({ campaign }) => upTo(campaign, longestStamp.campaign),
};

/**
 * The record stored for `values`: exactly the fields and the stamps, in the order of the definition
 * (specification, section 3). Hidden fields have no values, and are left out.
 */
export const createRecord = (
  { stamps: stampKinds, order }: RecordDefinition,
  values: Values,
  circumstances: Circumstances,
): StoredRecord => {
  const all = new Map<string, Value>([
    ...Object.entries(values).map(([name, value]) => [name, wellFormed(value)] as const),
    ...Object.entries(stampKinds).map(
      ([name, kind]) => [name, wellFormed(stamps[kind](circumstances))] as const,
    ),
  ]);
  const names = (order ?? [...all.keys()]).filter((name) => all.has(name));
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? null]));
};
