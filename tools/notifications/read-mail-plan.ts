import { writtenConfigValue } from '../../packages/config-files';
import { languagesOfSite } from '../../packages/config-values/site-in-language';
import { groupOf, textOf, type Values, walk } from '../../packages/config-values/values';
import {
  type MailConfirmation,
  type MailField,
  type MailForm,
  type MailOptIn,
  type MailPlan,
  ownerWordsIn,
} from '../../packages/mails';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { fieldsOfRows } from '../../src/fields/matrix/value';
import { type FieldDefinition, fieldSchemas } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { waitingStamp } from '../../src/form/counted-fields';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import {
  formFile,
  notificationsFile,
  pageFile,
  routesFile,
  siteFile,
} from '../../src/schema/config-files';
import type { Metadata } from '../../src/schema/metadata';
import {
  type NotificationDefinition,
  type NotificationsDefinition,
  usualConfirmations,
  usualDays,
} from '../../src/schema/notifications';
import { withoutMarks } from '../../src/schema/parse-marks';
import { referenceStamp } from '../../src/schema/reference';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import { usualRegion } from '../firebase-tools';
import { wantsMail } from './wants-mail';

/** The labels of a field's choices. */
const optionsOf = (field: FieldDefinition): Record<string, string> => {
  if ('options' in field) {
    return Object.fromEntries(
      field.options.map(({ value, label = value }) => [value, withoutMarks(label)]),
    );
  }
  if (field.kind === 'scale') {
    const { from = 0, to, lowest, highest } = field;
    return { [from]: `${from} (${lowest})`, [to]: `${to} (${highest})` };
  }
  if (field.kind !== 'rating') return {};
  return Object.fromEntries(
    field.stars.map((label, index) => [`${index + 1}`, `${index + 1} (${label})`]),
  );
};

/** Of a closed set without names for its values, which each language writes in its own way; or read otherwise than stored. */
const hasOwnFormat = (field: FieldDefinition): boolean => {
  const { closed, readOtherwise }: Metadata = fieldSchemas[field.kind].meta() ?? {};
  return Boolean(readOtherwise || (closed && Object.keys(optionsOf(field)).length === 0));
};

export const mailField = (field: FieldDefinition): MailField => ({
  name: field.name,
  label: withoutMarks(field.label),
  options: optionsOf(field),
  folder: field.kind === 'file' ? field.upload.folder : null,
  ...(hasOwnFormat(field) && { definition: field }),
  ...(listIn(field) && { entry: listIn(field)?.fields.map(mailField) }),
  ...(field.kind === 'matrix' && { entry: fieldsOfRows(field).map(mailField) }),
});

/** The number of the sender, in the words of the owner. */
export const numberField = (name: string, language: string): MailField => {
  const { reference: label } = ownerWordsIn(language);
  return { name, label, options: {}, folder: null };
};

const shows = (value: unknown, form: string): boolean =>
  walk(value).some((entry) => /(^|\.)form$/.test(entry.path) && entry.value === form);

const routesOf = (values: Values) => values.get(routesFile) as RoutesDefinition;

const pagesWith = (config: Values, form: string): string[] => {
  const { pages } = routesOf(config);
  const site = config.get(siteFile) as SiteDefinition;
  if (shows(site, form)) return [ownerWordsIn(site.language).everyPage];
  return pages
    .filter(({ page }) => shows(config.get(pageFile(page)), form))
    .map(({ path }) => path);
};

type ConfirmationSource = {
  allFields: readonly FieldDefinition[];
  site: SiteDefinition;
  /** Of the language, and of the main one: a page that the language lacks is there. */
  routes: readonly RoutesDefinition[];
  waiting: string | undefined;
  /** The stamp with the number of the sender. */
  reference: string | undefined;
};

/** The address of contact, without what a link may add to it. */
const ownAddress = ({ contact }: SiteDefinition): string | null =>
  /^mailto:([^?]+)/.exec(contact.email.to)?.[1] ?? null;

const optInOf = (
  { optIn }: NonNullable<NotificationDefinition['confirmation']>,
  routes: readonly RoutesDefinition[],
): MailOptIn | undefined => {
  const path = routes.flatMap(({ pages }) => pages).find(({ page }) => page === optIn?.page)?.path;
  if (!optIn || path === undefined) return undefined;
  return { page: path, label: optIn.label, days: optIn.days ?? usualDays };
};

const confirmationOf = (
  { confirmation }: NotificationDefinition,
  { allFields, site, routes, waiting, reference }: ConfirmationSource,
): MailConfirmation | undefined => {
  if (!confirmation) return undefined;
  const optIn = optInOf(confirmation, routes);
  return {
    field: confirmation.field,
    subject: confirmation.subject,
    text: [...confirmation.text],
    ...(confirmation.waiting && waiting !== undefined
      ? { waiting: { ...confirmation.waiting, stamp: waiting } }
      : {}),
    replyTo: confirmation.replyTo ?? ownAddress(site),
    fields: allFields.filter(
      (field) => fieldSchemas[field.kind].meta()?.closed && !('other' in field && field.other),
    ),
    ...(reference !== undefined && { reference }),
    ...(optIn && { optIn }),
  };
};

const mailForm = (config: Values, wanted: NotificationDefinition, main: Values): MailForm => {
  const { form, to, fields, replyTo } = wanted;
  const definition = config.get(formFile(form)) as FormDefinition;
  const { subject = definition.title } = wanted;
  const allFields = formFields(definition).map(({ field }) => field);
  const chosen =
    fields?.flatMap((name) => allFields.find((field) => field.name === name) ?? []) ?? allFields;
  const inSubject = allFields.filter(
    (field) => !chosen.includes(field) && subject.includes(`{${field.name}}`),
  );
  const stamps = Object.entries(definition.record.stamps);
  const site = config.get(siteFile) as SiteDefinition;
  const routes = [routesOf(config), routesOf(main)];
  const waiting = waitingStamp(definition);
  const languageStamp = stamps.find(([, kind]) => kind === 'pageLanguage')?.[0];
  const reference = referenceStamp(definition.record.stamps);
  const confirmation = confirmationOf(wanted, { allFields, site, routes, waiting, reference });
  return {
    form,
    title: definition.title,
    collection: definition.record.collection,
    to: [...to],
    subject,
    fields: [
      ...chosen.map(mailField),
      ...(reference === undefined ? [] : [numberField(reference, site.language)]),
    ],
    ...(inSubject.length > 0 && { subjectFields: inSubject.map(mailField) }),
    replyTo: replyTo ?? allFields.find(({ kind }) => kind === 'email')?.name ?? null,
    pageStamp: stamps.find(([, kind]) => kind === 'page')?.[0] ?? null,
    pages: pagesWith(config, form),
    ...(waiting !== undefined && { waiting }),
    ...(confirmation && { confirmation }),
    ...(languageStamp !== undefined && { languageStamp }),
  };
};

type OtherLanguage = { tag: string; values: Values };

/** What whoever sends the form at this place gets in the other languages of the site. */
const confirmationsIn = (
  others: readonly OtherLanguage[],
  place: number,
  main: Values,
): Pick<MailForm, 'inLanguages'> => {
  const found = others.flatMap(({ tag, values }) => {
    const { forms } = values.get(notificationsFile) as NotificationsDefinition;
    const { direction } = values.get(siteFile) as SiteDefinition;
    const own = forms[place];
    const confirmation = own && mailForm(values, own, main).confirmation;
    return confirmation ? [[tag, { direction, confirmation }] as const] : [];
  });
  return found.length > 0 ? { inLanguages: Object.fromEntries(found) } : {};
};

/** The mail settings of config in `root`, which must be in order; undefined where no mails are wanted. */
export const readMailPlan = (root: string): MailPlan | undefined => {
  if (!wantsMail(root)) return undefined;
  const main = readSiteConfig(root).values;
  const tag = textOf(groupOf(main.get(notificationsFile)).language);
  const languages = languagesOfSite(writtenConfigValue(root, siteFile));
  const own = languages.find((each) => each.tag === tag || each.key === tag) ?? languages[0];
  const config = readSiteConfig(root, own?.key).values;
  const others = languages
    .filter((each) => each !== own)
    .map((each) => ({ tag: each.tag, values: readSiteConfig(root, each.key).values }));
  const { from, region, forms, confirmationsAnHour } = config.get(
    notificationsFile,
  ) as NotificationsDefinition;
  const site = config.get(siteFile) as SiteDefinition;
  return {
    site: site.name,
    origin: new URL(site.origin).origin,
    domain: new URL(site.origin).hostname,
    language: site.language,
    direction: site.direction,
    confirmationsAnHour: { ...usualConfirmations, ...confirmationsAnHour },
    from: from ?? null,
    ...(site.timeZone !== undefined && { timeZone: site.timeZone }),
    region: region ?? usualRegion,
    forms: forms.map((each, index) => ({
      ...mailForm(config, each, main),
      ...confirmationsIn(others, index, main),
    })),
  };
};
