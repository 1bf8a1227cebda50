import { type ListOfFields, type FieldDefinition, fieldSchemas } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { countedFields } from '../../src/form/counted-fields';
import { formFields, stampOfMoment } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import type { RuleDefinition, RuleName } from '../../src/rules/schemas';
import { isCheckedByFunction } from '../../src/schema/record';
import { mostExpressions, rulesSize } from '../rules-language';
import { entryForm } from './form-in-rules';
import { clockFunctions } from './clock-conditions';
import type { Density } from './constraints';
import { nightFunctions, weekdayFunctions } from './day-conditions';
import { entriesFunction, entryFunction, fileFunctions } from './field-conditions';
import { ibanFunctions } from './iban-functions';
import { placeRules, takingCondition, takingFunctions } from './place-rules';
import { shareFunctions } from './price-condition';
import { hasNights } from './price-parts';
import { linesWithin, type OfSite, recordConditions } from './record-conditions';
import { allOf, rulesComment } from './rules-language';

const head = `rules_version = '2';

// Written from config/forms by npm run rules, the build and the dev server: change the forms, not
// this file. Visitors are anonymous. They may add records of exactly the shapes that the forms send;
// nobody may read, change or remove one. The owner reads them in the Firebase console.
service cloud.firestore {
  match /databases/{database}/documents {`;

const noteOfKind = (field: FieldDefinition): string[] => {
  const unchecked = fieldSchemas[field.kind].meta()?.onlyInBrowser?.(field);
  return unchecked === undefined ? [] : [`${field.name} (${unchecked})`];
};

const clientOnlyNote = (form: FormDefinition): string[] => {
  const named = form.rules
    .filter(({ clientOnly }) => clientOnly)
    .map(({ field, check }) => `${field} (${check})`);
  const counted = formFields(form).flatMap(({ field }) => [
    ...noteOfKind(field),
    ...(field.kind === 'price' && field.clientOnly ? [`${field.name} (price)`] : []),
    ...(listIn(field)?.fields ?? []).flatMap(noteOfKind),
  ]);
  const within = formFields(form).flatMap(({ field }) =>
    (listIn(field)?.rules ?? []).filter(({ clientOnly }) => clientOnly),
  );
  const all = [...named, ...within.map(({ field, check }) => `${field} (${check})`), ...counted];
  return all.length > 0
    ? [rulesComment(`Checked only in the browser, not here: ${all.join(', ')}.`)]
    : [];
};

/** The functions for the condition of a field of fields. */
const functionsOfList = (form: FormDefinition, list: ListOfFields, density: Density): string[] => {
  const { functions, conditions } = recordConditions(
    entryForm(form, list),
    { density, languages: [] },
    `linesOf_${list.name}`,
  );
  return [...functions, entryFunction(list, conditions, density)];
};

const functionsOf = (form: FormDefinition, density: Density): string[] => [
  ...formFields(form).flatMap(({ field }) => {
    const list = listIn(field);
    if (!list) return fileFunctions(field);
    if (density === 'dense' && linesWithin(form, field)) return [];
    const ofEntry = functionsOfList(form, list, density);
    return field.kind === 'list' ? [...ofEntry, entriesFunction(list)] : ofEntry;
  }),
  ...takingFunctions(form),
];

const formRules = (form: FormDefinition, of: OfSite): string => {
  if (isCheckedByFunction(form)) {
    return `
    ${rulesComment(`${form.record.collection}: nobody writes here. A function of the site checks and stores it.`)}`;
  }
  const { functions, conditions } = recordConditions(form, of);
  const own = [...functionsOf(form, of.density), ...functions];
  const lines = own.map((line) => `${line}\n      `);
  return `
    ${[...clientOnlyNote(form), `match /${form.record.collection}/{id} {`].join('\n    ')}
      ${lines.join('')}function valid(data) {
        return ${allOf(conditions, '\n          && ')};
      }
      allow create: if valid(request.resource.data)${takingCondition(form)};
      // Sent again because the answer was lost: nothing changes.
      allow update: if request.resource.data == resource.data;
    }${placeRules(form)}`;
};

/** The time zone by which the server is to know what is over. */
const zoneOf = (rule: RuleDefinition): string[] =>
  rule.check === 'opening-time' && rule.day !== undefined && !rule.clientOnly && rule.timeZone
    ? [rule.timeZone]
    : [];

/** Functions that the rules of several forms may ask. */
const sharedFunctions = (all: FormDefinition[]): string[] => {
  const forms = all.filter((form) => !isCheckedByFunction(form));
  const rules = forms.flatMap((form) => [
    ...form.rules,
    ...formFields(form).flatMap(({ field }) => listIn(field)?.rules ?? []),
  ]);
  const asks = (...kinds: RuleName[]) =>
    rules.some(({ check, clientOnly }) => kinds.includes(check) && !clientOnly);
  const asksNights =
    asks('days-after') ||
    forms.some(
      (form) =>
        formFields(form).some(({ field }) => hasNights(field)) ||
        countedFields(form).some(({ stay }) => stay),
    );
  // Entries of a list do not say when they are sent.
  const timeZones = forms.flatMap(({ rules: own, record }) =>
    stampOfMoment(record.stamps) === undefined ? [] : own.flatMap(zoneOf),
  );
  const functions = [
    ...(asks('iban') ? ibanFunctions : []),
    ...(asks('opening-day', 'opening-time', 'not-on') ? weekdayFunctions : []),
    ...(asksNights ? nightFunctions : []),
    ...shareFunctions(forms.flatMap((form) => formFields(form).map(({ field }) => field))),
    ...(timeZones.length > 0 ? clockFunctions([...new Set(timeZones)]) : []),
  ];
  return functions.length > 0 ? ['', ...functions.map((line) => `    ${line}`)] : [];
};

const rulesOf = (forms: FormDefinition[], write: (form: FormDefinition) => string): string =>
  `${[head, ...sharedFunctions(forms), ...forms.map(write)].join('\n')}\n  }\n}\n`;

/** Written plainly, a form may evaluate so many expressions: some are left for what nobody measured. */
const mostPlain = 0.9 * mostExpressions;

const densityOf = (form: FormDefinition, languages: readonly string[]): Density => {
  const plain = rulesOf([form], (each) => formRules(each, { density: 'plain', languages }));
  return rulesSize(plain).expressions > mostPlain ? 'dense' : 'plain';
};

/**
 * firestore.rules for these forms: create-only, exactly the records that they send. `languages` are the tags of
 * the site's pages, where config names several; a record names no other as that of its page.
 * @throws {Error} at a rule that Firebase's rules cannot say and that is not `clientOnly`.
 */
export const firestoreRules = (
  forms: FormDefinition[],
  languages: readonly string[] = [],
): string =>
  rulesOf(forms, (form) => formRules(form, { density: densityOf(form, languages), languages }));
