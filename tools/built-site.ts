import type { HtmlTagDescriptor } from 'vite';
import { groupOf, sectionsIn, walk } from '../packages/config-values/values';
import { localeOf } from '../packages/resolved-site/entry-words';
import { termsOf } from '../packages/resolved-site/listed-entries';
import { readSiteConfig } from '../packages/resolved-site/read-site-config';
import type { ResolvedConfig } from '../packages/resolved-site/resolve-config';
import { secondPriceOf } from '../packages/resolved-site/second-currency';
import type { BuiltSite } from '../src/built-site';
import { isRareType, typesTaken } from '../src/fields/file/file-types';
import type { FieldDefinition } from '../src/fields/registry';
import { listIn } from '../src/fields/stored-group/as-list';
import { formFields } from '../src/form/form-fields';
import type { FormDefinition } from '../src/form/form-schema';
import { hasConditionsWithin } from '../src/form/shown-in-lists';
import { showsThanks } from '../src/form/thanks/shows-thanks';
import type { RuleDefinition } from '../src/rules/schemas';
import { isFormFile, siteFile, themeFile } from '../src/schema/config-files';
import { referenceStamp } from '../src/schema/reference';
import type { SecondPrice } from '../src/schema/second-price';
import type { SiteDefinition } from '../src/schema/site';
import type { ThemeDefinition } from '../src/schema/theme';
import type { CountedVisits } from '../src/schema/visits';
import { kindMetadata } from '../src/sections/kind-metadata';
import { genericOf } from '../src/theme/font-stack';
import { rhythmCss } from '../src/theme/rhythm';
import type { Used } from '../src/theme/rhythm-rules';
import { oneScheme } from '../src/theme/schemes';
import { countsPlaces } from './records/counts-places';
import { collectionsForFunction } from './records/function-forms';
import { showsLooks } from './resolve/resolved-config-plugin';
import { inLanguage } from './told-site';

/** How config has visits counted: only by the built site. */
const countedVisits = (folder: string): CountedVisits | null => {
  const { visits, origin } = siteOf(folder);
  return visits ? { ...visits, origin } : null;
};

/** Whether a form of config shows parts by an age: fields, notes, groups or steps, or the parts of a price. */
const asksForAges = (folder: string): boolean =>
  [...readSiteConfig(folder).values].some(
    ([file, form]) =>
      isFormFile(file) &&
      walk(form).some(({ value }) => {
        const { youngerThan, notYoungerThan } = groupOf(value);
        return (youngerThan ?? notYoungerThan) !== undefined;
      }),
  );

const dayOfYear = /^\d\d-\d\d$/;

/** Whether days anywhere in config are written without a year. */
const hasYearlyDays = (folder: string): boolean =>
  [...readSiteConfig(folder).values.values()].some((file) =>
    walk(file).some(({ value }) => {
      const { from } = groupOf(value);
      return typeof from === 'string' && dayOfYear.test(from);
    }),
  );

const comparing = ['isOneOf', 'moreThan', 'lessThan', 'any', 'all'];

/** Whether a condition anywhere in `value` compares numbers, knows several values, or joins others. */
const compares = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value as Record<string, unknown>).some(
    ([key, each]) =>
      ((key === 'showWhen' || key === 'when') &&
        Object.keys(each ?? {}).some((comparison) => comparing.includes(comparison))) ||
      compares(each),
  );
};

const comparesAnswers = (folder: string): boolean =>
  [...readSiteConfig(folder).values].some(([file, form]) => isFormFile(file) && compares(form));

const hasField = (folder: string, isSuch: (field: FieldDefinition) => boolean): boolean =>
  [...readSiteConfig(folder).values].some(
    ([file, form]) =>
      isFormFile(file) &&
      formFields(form as FormDefinition)
        .flatMap(({ field }) => [field, ...(listIn(field)?.fields ?? [])])
        .some(isSuch),
  );

/** Whether a field of a list's entries has a condition. */
const conditionsInLists = (folder: string): boolean =>
  [...readSiteConfig(folder).values].some(
    ([file, form]) =>
      isFormFile(file) &&
      formFields(form as FormDefinition).some(({ field }) =>
        hasConditionsWithin(listIn(field) ?? { fields: [] }),
      ),
  );

const hasForm = (folder: string, isSuch: (form: FormDefinition) => boolean): boolean =>
  [...readSiteConfig(folder).values].some(
    ([file, form]) => isFormFile(file) && isSuch(form as FormDefinition),
  );

/** Whether a rule of a form, or of fields within it, is such. */
const hasRule = (folder: string, isSuch: (rule: RuleDefinition) => boolean): boolean =>
  hasForm(folder, (form) =>
    [...form.rules, ...formFields(form).flatMap(({ field }) => listIn(field)?.rules ?? [])].some(
      isSuch,
    ),
  );

const hasNote = (folder: string, isSuch: (note: Record<string, unknown>) => boolean): boolean =>
  [...readSiteConfig(folder).values].some(
    ([file, form]) =>
      isFormFile(file) &&
      walk(form).some(({ value }) => {
        const note = groupOf(value);
        return note.kind === 'note' && isSuch(note);
      }),
  );

const repeatsAnswers = (note: Record<string, unknown>): boolean =>
  walk(note).some(({ value }) => typeof value === 'string' && /\{\w+\}/.test(value));

const hasNotesWithin = (field: FieldDefinition): boolean =>
  (field.kind === 'list' || field.kind === 'stored-group') &&
  field.fields.some(({ kind }) => kind === 'note');

const hasPagesFromRight = (folder: string, language?: string): boolean => {
  const { direction } = readSiteConfig(folder, language).values.get(siteFile) as SiteDefinition;
  return direction === 'rtl';
};

const siteOf = (folder: string) => readSiteConfig(folder).values.get(siteFile) as SiteDefinition;

const themeOf = (folder: string) => readSiteConfig(folder).values.get(themeFile) as ThemeDefinition;

const hasPhotosWith = ({ values }: ResolvedConfig, key: 'focus' | 'tall'): boolean =>
  [...values.values()].some((file) =>
    walk(file).some(({ value }) => {
      const { file: address, [key]: ofKey } = groupOf(value);
      return address !== undefined && ofKey !== undefined;
    }),
  );

const isLively = (folder: string): boolean => themeOf(folder).character?.entrances === 'lively';

/** What the sections of the site say of how they follow each other, as CSS. */
const rhythmOf = (folder: string, language?: string): string => {
  const { values } = readSiteConfig(folder);
  const sections = sectionsIn(values).map(({ section }) => section);
  const used: Used = (key, word) =>
    sections.some((section) => {
      const value = key === 'opening' ? kindMetadata(section)?.opens && section.tone : section[key];
      return word === undefined ? value !== undefined && value !== false : String(value) === word;
    });
  const theme = values.get(themeFile) as ThemeDefinition;
  return rhythmCss(theme, used, hasPagesFromRight(folder, language));
};

const secondPriceIn = (folder: string, language?: string): SecondPrice | null => {
  const site = readSiteConfig(folder, language).values.get(siteFile);
  return secondPriceOf(site, { locale: localeOf(site), terms: termsOf(site) }) ?? null;
};

/** The site in the folder `site` as its config says it, for a build. */
export const builtSite = (site: string, language?: string): BuiltSite => {
  const config = readSiteConfig(site);
  const fonts = Object.values(themeOf(site).font);
  return {
    ...inLanguage(site, language),
    madePages: config.templates.length > 0,
    asksForAges: asksForAges(site),
    yearlyDays: hasYearlyDays(site),
    comparesAnswers: comparesAnswers(site),
    hasConditionalRules: hasRule(site, ({ when }) => when !== undefined),
    asksForOneOfSeveral: hasRule(site, ({ check }) => check === 'at-least-one'),
    countsFromToday: hasRule(site, (rule) => 'days' in rule && typeof rule.days === 'number'),
    // Words of the visitor's own beside its options.
    takesOwnWords: hasField(site, (field) => 'other' in field && field.other !== undefined),
    hasSlots: hasField(site, (field) => field.kind === 'time' && field.slots !== undefined),
    hasSteppers: hasField(site, (field) => field.kind === 'number' && field.steppers !== undefined),
    asksForCountries: hasField(site, (field) => field.kind === 'international-tel'),
    hasSeveralInRows: hasField(site, (field) => field.kind === 'matrix' && field.several === true),
    asksForMonths: hasField(site, (field) => field.kind === 'month'),
    takesMoreTypes: hasField(
      site,
      (field) => field.kind === 'file' && typesTaken(field.upload).some(isRareType),
    ),
    conditionsInLists: conditionsInLists(site),
    hasMaps: hasField(site, ({ kind }) => kind === 'matrix' || kind === 'stored-group'),
    hasStoredGroups: hasField(site, (field) => field.kind === 'stored-group'),
    notesAnswer: hasNote(site, repeatsAnswers),
    hasRichNotes: hasNote(
      site,
      ({ paragraphs, question }) => (paragraphs ?? question) !== undefined,
    ),
    notesInLists: hasField(site, hasNotesWithin),
    givesReferences: hasForm(site, ({ record }) => referenceStamp(record.stamps) !== undefined),
    showsThanks: hasForm(site, showsThanks),
    savesForLater: hasForm(site, ({ saveForLater }) => saveForLater !== undefined),
    hasActionBar: siteOf(site).floating?.action !== undefined,
    secondCurrency: secondPriceIn(site, language),
    visits: countedVisits(site),
    sectionLooks: showsLooks(config),
    rhythm: rhythmOf(site, language),
    focusedPhotos: hasPhotosWith(config, 'focus'),
    tallPhotos: hasPhotosWith(config, 'tall'),
    pictureByForm: sectionsIn(config.values).some(
      ({ section }) => kindMetadata(section)?.opens && section.form && section.picture,
    ),
    lively: isLively(site),
    oneScheme: oneScheme(themeOf(site)) !== undefined,
    otherFallbacks: fonts.some(({ fallback }) => genericOf(fallback) !== 'sans-serif'),
    schemeSwitch: themeOf(site).schemes === 'switch',
    fromRight: hasPagesFromRight(site, language),
    countsPlaces: countsPlaces(site),
    checkedByFunction: collectionsForFunction(site),
    // From tools/build-steps, which cuts them.
    fontCuts: null,
  };
};

/** For Vite's `define`: what a build knows of its site, in place of the names in src/built-site.ts. */
export const definedFor = (site: BuiltSite): Record<string, string> =>
  Object.fromEntries(
    Object.entries(site)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [`globalThis.__SITE__.${key}`, JSON.stringify(value)]),
  );

/** Tells a page of the dev server what is known of its site, before any of its scripts. */
export const siteTag = (site: BuiltSite): HtmlTagDescriptor => ({
  tag: 'script',
  children: `globalThis.__SITE__ = ${JSON.stringify(site).replaceAll('<', '\\u003c')};`,
  injectTo: 'head-prepend',
});
