import type { Schema } from 'yup';
import type { FieldDefinition } from '../../../src/fields/registry';
import { formFields } from '../../../src/form/form-fields';
import type { FormDefinition } from '../../../src/form/form-schema';
import type { Step, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import { keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { textsIn } from '../../../src/schema/values/places-in';
import type { EditProblem, StepAnswer } from '../../edit-protocol/protocol';
import { beginAlong } from '../blank/along';
import { type Begun, blankOf } from '../blank/blank-of';
import { blankSite, type Photograph } from '../blank/blank-site';
import { asSamples, drawnPlaceholder } from '../blank/placeholder';
import { insertStep } from './entry-steps';
import { fieldsAt } from './fields-around';
import type { Files, ListAt } from './list-at';
import { isRule, type FieldRules } from './rules-of-field';

export type TryStep = (step: Step) => Promise<StepAnswer>;

type Refused = { problems: readonly EditProblem[]; message?: string };

export type Found = { step: Step; at: number } | Refused;

export const refusalIn = (answer: StepAnswer): Refused =>
  answer.is === 'refused'
    ? { problems: answer.problems }
    : { problems: [], ...(answer.is === 'lost' && { message: answer.message }) };

type Around = {
  files: Files;
  place: ListAt;
  /** What shows a picture begins with it, as a sample. */
  placeholder?: Photograph | undefined;
};

type Adding = Around & {
  /** The new one is one of these. */
  only?: FieldRules | undefined;
  /** Before which entry it will stand. */
  at: number;
  /** Which of the choices; needed where the list has some. */
  choice?: string | undefined;
  tryStep: TryStep;
  /** Stores the drawing that stands in for a picture. */
  storePlaceholder?: () => Promise<Photograph>;
};

const firstOption = (field: FieldDefinition | undefined): string | undefined =>
  field && 'options' in field && Array.isArray(field.options) ? field.options[0]?.value : undefined;

/** What has a condition, with that on each field that it can name. */
const onFields = (entry: Value, { files, place }: Pick<Adding, 'files' | 'place'>): Value[] => {
  if (!isGroup(entry) || !isGroup(entry.when)) return [entry];
  const { when, ...own } = entry;
  const names = (fieldsAt(files, place) ?? []).map(({ value }) => value.name);
  return names.map((field) => ({ ...own, when: { ...when, field } }));
};

/** A rule of each field of the form or of the list of fields around: only the check knows which it suits. */
export const forFields = (
  entry: Value,
  { files, place, only }: Pick<Adding, 'files' | 'place' | 'only'>,
): Value[] => {
  if (!isRule(entry)) return onFields(entry, { files, place });
  const around = (valueAt(files[place.file], parentOf(place.path)) ??
    {}) as Partial<FormDefinition>;
  const { rules = [] } = around;
  const fields = formFields(around).map(({ field }) => field);
  const names = fields.map(({ name }) => name);
  const isChecked = (name: string) => rules.some(({ field }) => field === name);
  const ordered = names.toSorted((one, other) => Number(isChecked(one)) - Number(isChecked(other)));
  return (only ? [only.field] : ordered).flatMap((field) => {
    const option = firstOption(fields.find(({ name }) => name === field));
    const own = { ...entry, field, ...('values' in entry && option && { values: [option] }) };
    const others = names.filter((each) => each !== field);
    if ('other' in entry) return others.map((other) => ({ ...own, other }));
    return 'others' in entry ? others.map((other) => ({ ...own, others: [other] })) : [own];
  });
};

const schemaOfNew = ({ inner, choices, list }: ListAt, choice: string | undefined): Schema => {
  if (!choices) return schemaOf(inner, list[0]);
  return (
    (choice === undefined ? choices.text : choices.schemas[choice]) ?? schemaOf(inner, undefined)
  );
};

export const newEntry = ({ files, place, placeholder }: Around, choice?: string): Begun => {
  const { file, list } = place;
  const site = blankSite(files, file, { list, placeholder });
  const made = blankOf(schemaOfNew(place, choice), site, keyOf(place.path));
  const begun = placeholder ? { ...made, value: asSamples(made.value, placeholder.file) } : made;
  const [{ value }, first] = [begun, list[0]];
  // Rows of a table are of one length.
  return Array.isArray(value) && Array.isArray(first)
    ? { ...begun, value: first.map(() => value[0] ?? '') }
    : begun;
};

/** The step that adds an entry; where there is none, what the site needs first, or what the check says. */
export const validInsert = async (adding: Adding): Promise<Found> => {
  const { place, at, choice, tryStep, storePlaceholder } = adding;
  const drawn = newEntry({ ...adding, placeholder: drawnPlaceholder }, choice);
  const isDrawn = textsIn(drawn.value).includes(drawnPlaceholder.file);
  const placeholder = isDrawn ? await storePlaceholder?.() : undefined;
  const { value, needs, along } = newEntry({ ...adding, placeholder }, choice);
  if (needs.length > 0) return { problems: [], message: needs.join(' ') };
  let refusal: Found = { problems: [], message: 'The form has no field for a rule yet.' };
  for (const [count, entry] of forFields(value, adding).entries()) {
    const inserted = insertStep(place, at, entry);
    const changes = [...inserted.changes, ...beginAlong(adding.files, along)];
    const step = { ...inserted, changes };
    const answer = await tryStep(step);
    if (answer.is === 'valid') return { step, at };
    if (count === 0) refusal = refusalIn(answer);
  }
  return refusal;
};

/** The problems and the message in one line, for a notice. */
export const whyRefused = ({ problems, message }: Refused): string =>
  [...new Set(problems.map((each) => `${each.place}: ${each.message}`)), message ?? []]
    .flat()
    .join(' ');
