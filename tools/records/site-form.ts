import { basename } from 'node:path';
import type { SiteField, SiteForm } from '../../packages/records';
import { readSiteConfig, readSiteForms } from '../../packages/resolved-site/read-site-config';
import { fieldsOfRows } from '../../src/fields/matrix/value';
import { type FieldDefinition, fieldSchemas } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { countedFields, waitingStamp } from '../../src/form/counted-fields';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { notificationsFile } from '../../src/schema/config-files';
import type { NotificationsDefinition } from '../../src/schema/notifications';
import { withoutMarks } from '../../src/schema/parse-marks';

const choicesOf = (field: FieldDefinition): Record<string, string> => {
  if ('stars' in field) {
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

const holdsOf = (field: FieldDefinition): string | undefined => {
  if (field.kind === 'international-tel') return field.kind;
  const schema = fieldSchemas[field.kind];
  const rule = schema.meta()?.fits?.meant;
  if (rule !== 'required') return rule;
  if ('rows' in field) return 'lines';
  return 'maxLength' in schema.fields ? 'line' : undefined;
};

const toSiteField = (field: FieldDefinition): SiteField => ({
  name: field.name,
  holds: holdsOf(field),
  label: withoutMarks(field.label),
  choices: choicesOf(field),
  autoComplete: 'autoComplete' in field ? field.autoComplete : undefined,
  folder: 'upload' in field ? field.upload.folder : undefined,
  ...(field.kind === 'price' && field.currency !== undefined && { currency: field.currency }),
  ...(field.kind === 'list' && { entry: listIn(field)?.fields.map(toSiteField) }),
  ...(field.kind === 'stored-group' && { rows: listIn(field)?.fields.map(toSiteField) }),
  ...(field.kind === 'matrix' && { rows: fieldsOfRows(field).map(toSiteField) }),
});

/** What whoever sends the form is written. */
type Confirmation = { optIn?: unknown } | undefined;

const toSiteForm = (file: string, form: FormDefinition, confirmation: Confirmation): SiteForm => {
  const fields = formFields(form).map(({ field }) => toSiteField(field));
  const namesOf = (...wanted: string[]) =>
    fields.filter(({ holds = '' }) => wanted.includes(holds)).map(({ name }) => name);
  const { scanned } = form.record;
  const folders = fields.flatMap(({ folder: own }) => own ?? []);
  return {
    name: basename(file, '.ts'),
    title: form.title,
    collection: form.record.collection,
    folders: [...new Set(folders)],
    names: namesOf('line', 'email'),
    numbers: namesOf('digits', 'international-tel'),
    fields,
    waiting: waitingStamp(form),
    scanned,
    counted: countedFields(form),
    columns: [
      ...(form.record.order ?? [
        ...fields.map(({ name }) => name),
        ...Object.keys(form.record.stamps),
      ]),
      ...(scanned === undefined ? [] : [scanned]),
    ],
    ...(confirmation && { confirms: true }),
    ...(confirmation?.optIn !== undefined && { optIn: true }),
  };
};

/** The forms of config in `root`, which must be in order. */
export const siteForms = (root: string): SiteForm[] => {
  const mails = readSiteConfig(root).values.get(notificationsFile) as
    | NotificationsDefinition
    | undefined;
  const confirmations = mails?.forms.filter(({ confirmation }) => confirmation) ?? [];
  return readSiteForms(root).map(([file, form]) => {
    const found = confirmations.find(({ form: name }) => name === basename(file, '.ts'));
    return toSiteForm(file, form, found?.confirmation);
  });
};

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
