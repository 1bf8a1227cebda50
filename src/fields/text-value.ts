import type { WrittenField } from '../loading/typed-values';
import type { Value } from '../schema/record';
import { textOf } from '../schema/record-texts';
import type { ValueKind } from './kind-module';
import { mostCharacters } from './most-characters';
import type { FieldDefinition } from './registry';
import { plainDigits, withoutUnseen } from './typed-signs';

/** Kinds into which any text can be typed: it may move from one to the other. */
const typedKinds = ['text', 'email', 'tel', 'url', 'textarea', 'number'];

/** All the text typed in a field of this or a related kind; undefined if it was none of these. */
export const typedText = (
  { kind }: FieldDefinition,
  { kind: from, entries }: WrittenField,
): string | undefined =>
  from === kind || typedKinds.includes(from) ? (entries[0] ?? '') : undefined;

const inOneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** What a control of one line may hold: HTML takes line breaks out of it. */
export const oneLineText = /^[^\r\n]*$/su;

/** A text as its form data entry. */
export const writeText = (value: Value): string[] => [textOf(value)];

/** Whether the field holds a text of several lines: within its limit of characters. */
export const holdsLines = (field: FieldDefinition, value: unknown): value is string =>
  typeof value === 'string' && value.length <= mostCharacters(field);

/** A text of one line within the field's limit of characters. */
export const textValue: ValueKind = {
  empty: () => '',
  read: ([text = '']) => text,
  write: writeText,
  restore: (field, written) => {
    const text = typedText(field, written);
    return text && inOneLine(text);
  },
  // Digits are 0-9 (specification, section 5).
  sent: (_field, value) => plainDigits(withoutUnseen(textOf(value))),
  holds: (field, value) => holdsLines(field, value) && oneLineText.test(value),
  errorMessage: (field, first) =>
    first ?? `Please shorten this to ${mostCharacters(field)} characters at most`,
};
