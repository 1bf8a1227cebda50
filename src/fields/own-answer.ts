import type { Value } from '../schema/record';
import { textOf, textsIn } from '../schema/record-texts';
import { labelOf, type WithOptions } from './choice-value';
import type { ValueKind } from './kind-module';
import type { FieldDefinition } from './registry';
import { plainDigits, withoutUnseen } from './typed-signs';

/** Kinds that may have `other`, an option for words of the visitor's own. */
export type Choice = 'select' | 'radio' | 'checkboxes';
type ChoiceField = FieldDefinition<Choice>;

/** In a control it stands before own words, which are being typed. No option has it, and no record. */
export const ownMark = '\t';

/** Own words as they are stored: one line that begins with a sign to be seen. */
export const ownText = /^\S[^\r\n]*$/su;

/** The most characters of own words, in UTF-16 units as everywhere. */
export const mostOwn = ({ other }: Pick<WithOptions, 'other'>): number => other?.maxLength ?? 200;

export const isOwn = (value: string): boolean => value.startsWith(ownMark);

export const ownWords = (value: string): string => (isOwn(value) ? value.slice(1) : value);

const isOption = ({ options }: ChoiceField, value: unknown) =>
  options.some((option) => option.value === value);

/** Whether `value` may be stored as own words. */
const isOwnAnswer = (field: ChoiceField, value: unknown) =>
  field.other !== undefined &&
  typeof value === 'string' &&
  value.length <= mostOwn(field) &&
  ownText.test(value);

/**
 * Own words as they are stored. Without any, and where they are the value of an option, the mark stays, which nothing
 * stores: the visitor is asked for them.
 */
const sentAs = (field: ChoiceField, value: string): string => {
  if (!isOwn(value)) return value;
  const words = plainDigits(withoutUnseen(value)).trim();
  return words === '' || isOption(field, words) ? ownMark + words : words;
};

/** What is chosen by the entries of the form data: of own words the mark, and behind it the words. */
const chosenIn = (field: ChoiceField, entries: readonly string[]): string[] => {
  const place = entries.indexOf(ownMark);
  const before = place < 0 ? entries : entries.slice(0, place);
  return [
    ...field.options.flatMap(({ value }) => (before.includes(value) ? value : [])),
    ...(place < 0 ? [] : [ownMark + (entries[place + 1] ?? '')]),
  ];
};

/** The reverse: the control of own words has the last entry, whatever is chosen. */
const entriesOf = (chosen: readonly string[]): string[] => {
  const own = chosen.find(isOwn);
  const options = chosen.filter((each) => !isOwn(each));
  return own === undefined ? [...options, ''] : [...options, ownMark, ownWords(own)];
};

const messageOf = (field: ChoiceField, value: Value | undefined): string | undefined =>
  [value].flat().some((each) => typeof each === 'string' && isOwn(each))
    ? field.other?.errorMessage
    : undefined;

type One = ValueKind<'select' | 'radio'>;

/** One of the options or, where the field has `other`, own words. */
export const holdsChoice =
  (kind: One): One['holds'] =>
  (field, value) =>
    kind.holds(field, value) || isOwnAnswer(field, value);

/** The values of fields with `other`, of a kind whose visitors choose one. */
export const withOwnChoice = (kind: One): One => ({
  ...kind,
  read: (entries, field) => chosenIn(field, entries)[0] ?? '',
  write: (value) => entriesOf(value === '' ? [] : [textOf(value)]),
  restore: (field, { entries }) =>
    chosenIn(field, entries)[0] ?? (entries.join('') === '' ? '' : undefined),
  sent: (field, value) => sentAs(field, textOf(value)),
  holds: holdsChoice(kind),
  errorMessage: (field, first, value) =>
    messageOf(field, value) ?? kind.errorMessage(field, first, value),
  inWords: (field, value) => labelOf(field, ownWords(textOf(value))),
});

type Several = ValueKind<'checkboxes'>;

/** Some of the options, each once, and own words at most once. */
export const holdsChoices =
  (kind: Several): Several['holds'] =>
  (field, value) => {
    if (!Array.isArray(value)) return false;
    const own = value.findIndex((each) => !isOption(field, each));
    return own >= 0 && isOwnAnswer(field, value[own])
      ? kind.holds(
          field,
          value.filter((_each, place) => place !== own),
        )
      : kind.holds(field, value);
  };

/** The values of fields with `other`, of the kind whose visitors choose several. */
export const withOwnChoices = (kind: Several): Several => ({
  ...kind,
  read: (entries, field) => chosenIn(field, entries),
  write: (value) => entriesOf(textsIn(value)),
  restore: (field, { entries }) => {
    const chosen = chosenIn(field, entries);
    return chosen.length > 0 || entries.join('') === '' ? chosen : undefined;
  },
  sent: (field, value) => textsIn(value).map((each) => sentAs(field, each)),
  holds: holdsChoices(kind),
  errorMessage: (field, first, value) =>
    messageOf(field, value) ?? kind.errorMessage(field, first, value),
  inWords: (field, value, options) =>
    kind.inWords?.(field, textsIn(value).map(ownWords), options) ?? '',
});
