import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MailField, MailForm, MailPlan } from '../../functions/mails/mail-plan';
import type { FieldDefinition } from '../../src/fields/registry';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import type {
  NotificationDefinition,
  NotificationsDefinition,
} from '../../src/schema/notifications';
import { withoutMarks } from '../../src/schema/parse-marks';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import { type Values, walk } from '../config-reader/values';
import { readSiteConfig } from '../resolve/read-site-config';

const notificationsFile = 'config/notifications.ts';

/** Whether the site wants mails at all. */
export const wantsMail = (root: string): boolean => existsSync(join(root, notificationsFile));

/** The labels of a field's choices. */
const optionsOf = (field: FieldDefinition): Record<string, string> => {
  if ('options' in field) {
    return Object.fromEntries(field.options.map(({ value, label }) => [value, label ?? value]));
  }
  if (field.kind !== 'rating') return {};
  return Object.fromEntries(
    field.stars.map((label, index) => [`${index + 1}`, `${index + 1} (${label})`]),
  );
};

const mailField = (field: FieldDefinition): MailField => ({
  name: field.name,
  label: withoutMarks(field.label),
  options: optionsOf(field),
  folder: field.kind === 'file' ? field.upload.folder : null,
  ...(field.kind === 'list' && { entry: field.fields.map(mailField) }),
});

const shows = (value: unknown, form: string): boolean =>
  walk(value).some((entry) => /(^|\.)form$/.test(entry.path) && entry.value === form);

/** The paths of the pages that show a form. */
const pagesWith = (config: Values, form: string): string[] => {
  const { pages } = config.get('config/routes.ts') as RoutesDefinition;
  if (shows(config.get('config/site.ts'), form)) return ['every page'];
  return pages
    .filter(({ page }) => shows(config.get(`config/pages/${page}.ts`), form))
    .map(({ path }) => path);
};

const mailForm = (config: Values, wanted: NotificationDefinition): MailForm => {
  const { form, to, subject, fields, replyTo } = wanted;
  const definition = config.get(`config/forms/${form}.ts`) as FormDefinition;
  const asked = formFields(definition).map(({ field }) => field);
  const chosen = fields?.flatMap((name) => asked.find((field) => field.name === name) ?? []);
  const stamps = Object.entries(definition.record.stamps);
  return {
    form,
    title: definition.title,
    collection: definition.record.collection,
    to: [...to],
    subject: subject ?? definition.title,
    fields: (chosen ?? asked).map(mailField),
    replyTo: replyTo ?? asked.find(({ kind }) => kind === 'email')?.name ?? null,
    pageStamp: stamps.find(([, kind]) => kind === 'page')?.[0] ?? null,
    pages: pagesWith(config, form),
  };
};

/** The mail settings of config in `root`, which must be in order; undefined where no mails are wanted. */
export const readMailPlan = (root: string): MailPlan | undefined => {
  if (!wantsMail(root)) return undefined;
  const config = readSiteConfig(root).values;
  const { from, region, forms } = config.get(notificationsFile) as NotificationsDefinition;
  const site = config.get('config/site.ts') as SiteDefinition;
  return {
    site: site.name,
    domain: new URL(site.origin).hostname,
    from: from ?? null,
    region: region ?? 'us-central1',
    forms: forms.map((each) => mailForm(config, each)),
  };
};
