import { basename } from 'node:path';
import type { FieldDefinition, FieldKind } from '../../src/fields/registry';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { withoutMarks } from '../../src/schema/parse-marks';
import { configValue, readConfigSources } from '../config-reader/config-files';

/** A field, as far as readers of messages need it. */
export type SiteField = {
  name: string;
  kind: FieldKind;
  /** Without marks. */
  label: string;
  /** Labels of stored values, where they differ. */
  choices: Readonly<Record<string, string>>;
  /** A word of HTML for what it holds, as given-name. */
  autoComplete: string | undefined;
  /** The folder of the file storage, if it holds addresses of files. */
  folder: string | undefined;
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
};

const folder = 'config/forms/';

const choicesOf = (field: FieldDefinition): Record<string, string> => {
  if (field.kind === 'rating') {
    return Object.fromEntries(
      field.stars.map((label, index) => [`${index + 1}`, withoutMarks(label)]),
    );
  }
  if (!('options' in field)) return {};
  const labelled = field.options.flatMap(({ value, label }) =>
    label === undefined || label === value ? [] : [[value, withoutMarks(label)] as const],
  );
  return Object.fromEntries(labelled);
};

const toSiteField = (field: FieldDefinition): SiteField => ({
  name: field.name,
  kind: field.kind,
  label: withoutMarks(field.label),
  choices: choicesOf(field),
  autoComplete: 'autoComplete' in field ? field.autoComplete : undefined,
  folder: field.kind === 'file' ? field.upload.folder : undefined,
});

const toSiteForm = (file: string, form: FormDefinition): SiteForm => {
  const fields = formFields(form).map(({ field }) => field);
  const wordAliases = (...kinds: FieldKind[]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const folders = fields.flatMap((field) => (field.kind === 'file' ? [field.upload.folder] : []));
  return {
    name: basename(file, '.ts'),
    title: form.title,
    collection: form.record.collection,
    folders: [...new Set(folders)],
    names: wordAliases('text', 'email'),
    numbers: wordAliases('tel'),
    fields: fields.map(toSiteField),
    columns: form.record.order ?? [
      ...fields.map(({ name }) => name),
      ...Object.keys(form.record.stamps),
    ],
  };
};

/** The forms of config in `root`, which must be in order. */
export const siteForms = (root: string): SiteForm[] =>
  Object.entries(readConfigSources(root))
    .filter(([file]) => file.startsWith(folder))
    .map(([file, source]) => toSiteForm(file, configValue(file, source) as FormDefinition));

/** The current forms; while config has errors, the last ones without. */
export const createFormsReader = (root: string): (() => readonly SiteForm[]) => {
  let last: readonly SiteForm[] = [];
  return () => {
    try {
      last = siteForms(root);
    } catch {
      // The check reports the errors; messages are shown all the same.
    }
    return last;
  };
};
