import type { HtmlTagDescriptor } from 'vite';
import { groupOf, sectionsIn, walk } from '../packages/config-values/values';
import { localeOf } from '../packages/resolved-site/entry-words';
import { termsOf } from '../packages/resolved-site/listed-entries';
import { formsIn, readSiteConfig } from '../packages/resolved-site/read-site-config';
import type { ResolvedConfig } from '../packages/resolved-site/resolve-config';
import { secondPriceOf } from '../packages/resolved-site/second-currency';
import type { BuiltSite } from '../src/built-site';
import { isRareType, typesTaken } from '../src/fields/file/file-types';
import type { FieldDefinition } from '../src/fields/registry';
import { listIn } from '../src/fields/stored-group/as-list';
import { countedFields } from '../src/form/counted-fields';
import { formFields } from '../src/form/form-fields';
import type { FormDefinition } from '../src/form/form-schema';
import { hasConditionsWithin } from '../src/form/shown-in-lists';
import { showsThanks } from '../src/form/thanks/shows-thanks';
import type { RuleDefinition } from '../src/rules/schemas';
import { siteFile, themeFile } from '../src/schema/config-files';
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
import { collectionsForFunction } from './records/function-forms';
import { showsLooks } from './resolve/resolved-config-plugin';
import { inLanguage } from './told-site';

/** How config has visits counted: only by the built site. */
const countedVisits = (folder: string): CountedVisits | null => {
  const { visits, origin } = siteOf(folder);
  return visits ? { ...visits, origin } : null;
};

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

const repeatsAnswers = (note: Record<string, unknown>): boolean =>
  walk(note).some(({ value }) => typeof value === 'string' && /\{\w+\}/.test(value));

const hasNotesWithin = (field: FieldDefinition): boolean =>
  (field.kind === 'list' || field.kind === 'stored-group') &&
  field.fields.some(({ kind }) => kind === 'note');

/** What the forms of the site need of scripts, of those with fields and rules within their fields. */
const neededByForms = (forms: readonly FormDefinition[]) => {
  const groups = forms.flatMap((form) => walk(form)).map(({ value }) => groupOf(value));
  const notes = groups.filter(({ kind }) => kind === 'note');
  const asked = forms.flatMap((form) => formFields(form)).map(({ field }) => field);
  const lists = asked.flatMap((field) => listIn(field) ?? []);
  const fields = [...asked, ...lists.flatMap((list) => list.fields)];
  const rules: RuleDefinition[] = [...forms, ...lists].flatMap((each) => each.rules ?? []);
  return {
    // Parts that are shown by it, or parts of a price.
    asksForAges: groups.some((each) => (each.youngerThan ?? each.notYoungerThan) !== undefined),
    comparesAnswers: compares(forms),
    hasConditionalRules: rules.some(({ when }) => when !== undefined),
    asksForOneOfSeveral: rules.some(({ check }) => check === 'at-least-one'),
    countsFromToday: rules.some((rule) => 'days' in rule && typeof rule.days === 'number'),
    // Words of the visitor's own beside its options.
    takesOwnWords: fields.some((field) => 'other' in field && field.other !== undefined),
    hasSlots: fields.some((field) => field.kind === 'time' && field.slots !== undefined),
    hasSteppers: fields.some((field) => field.kind === 'number' && field.steppers !== undefined),
    asksForCountries: fields.some((field) => field.kind === 'international-tel'),
    hasSeveralInRows: fields.some((field) => field.kind === 'matrix' && field.several === true),
    asksForMonths: fields.some((field) => field.kind === 'month'),
    takesMoreTypes: fields.some(
      (field) => field.kind === 'file' && typesTaken(field.upload).some(isRareType),
    ),
    conditionsInLists: lists.some(hasConditionsWithin),
    hasMaps: fields.some(({ kind }) => kind === 'matrix' || kind === 'stored-group'),
    hasStoredGroups: fields.some((field) => field.kind === 'stored-group'),
    notesAnswer: notes.some(repeatsAnswers),
    hasRichNotes: notes.some(({ paragraphs, question }) => (paragraphs ?? question) !== undefined),
    notesInLists: asked.some(hasNotesWithin),
    givesReferences: forms.some(({ record }) => referenceStamp(record.stamps) !== undefined),
    showsThanks: forms.some(showsThanks),
    savesForLater: forms.some(({ saveForLater }) => saveForLater !== undefined),
    countsPlaces: forms.some((form) => countedFields(form).length > 0),
  };
};

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
    ...neededByForms(formsIn(config).map(([, form]) => form)),
    yearlyDays: hasYearlyDays(site),
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
