import type { CountedField } from '../../src/form/counted-fields';

/** A field, as far as readers of messages need it. */
export type SiteField = {
  name: string;
  /** What its kind is meant for: the rule that suits it, such as `email`, or any text on a line or several. */
  holds: string | undefined;
  /** Without marks. */
  label: string;
  /** Labels of stored values, where they differ. */
  choices: Readonly<Record<string, string>>;
  /** A word of HTML for what it holds, as given-name. */
  autoComplete: string | undefined;
  /** The folder of the file storage, if it holds addresses of files. */
  folder: string | undefined;
  /** The currency, if it is a price. */
  currency?: string;
  entry?: readonly SiteField[];
  /** The rows as fields of one choice, if it is a matrix; the fields of a stored group. */
  rows?: readonly SiteField[];
};

/** Where a form keeps what is sent. */
export type SiteForm = {
  /** The name of its file in config/forms, without the extension. */
  name: string;
  title: string;
  collection: string;
  folders: string[];
  /** Fields about the sender: names and mail addresses. */
  names: string[];
  /** Fields for a telephone number. */
  numbers: string[];
  /** All input fields, in the form's order. */
  fields: SiteField[];
  /** The names of all possible values of a record, in its order. */
  columns: string[];
  /** Whoever sends it confirms it by a link. */
  optIn?: true;
  /** The stamp of who is on the waiting list, if it has one. */
  waiting?: string | undefined;
  /** Where it is written what a virus scanner has found in its files, if one looks at them. */
  scanned?: string | undefined;
  /** The fields whose options have so many places. */
  counted: readonly CountedField[];
  /** Whoever sends it gets a mail. */
  confirms?: true;
};
