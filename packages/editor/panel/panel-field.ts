import type { Schema } from 'yup';
import { parseNumber } from '../../../src/fields/number/parse-number';
import type { FieldDefinition } from '../../../src/fields/registry';
import { withoutUnseen } from '../../../src/fields/typed-signs';
import { wordsOf as wordsOfSet } from '../../../src/schema/closed-set';
import type { Value as FormValue } from '../../../src/schema/record';
import { innerSchema } from '../../../src/schema/values/inner-schema';
import { metaOf, type PanelKey } from './panel-keys';

/** A key as a field of the form engine, and its values there and in config. */
export type PanelField = {
  field: FieldDefinition;
  /** Config's value as the field holds it. */
  shown: (value: unknown) => FormValue;
  /** The reverse; undefined: the key is left out. */
  written: (held: FormValue | undefined) => unknown;
  /** A press makes the whole of its value: it is written at once. */
  atOnce: boolean;
  /** Enter begins a line instead of writing. */
  hasLines: boolean;
};

/** The name of the one field of each control's form. */
export const heldName = 'value';

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An empty text is a key left out, unless the key is needed: the check then says so. */
const orOmitted = ({ required }: PanelKey, held: unknown) =>
  held === '' && !required ? undefined : held;

const wordsOf = (schema: Schema) => {
  const meanings = metaOf(schema).meanings ?? {};
  return wordsOfSet(schema).map((value) => {
    const means = meanings[value];
    return { value, label: means === undefined ? value : `${value} – ${means}` };
  });
};

const flags: Record<string, string> = { true: 'Yes', false: 'No' };

/** The choice of saying nothing, and what holds then. */
const omitted = ({ whenOmitted }: PanelKey) => ({
  value: '',
  label: whenOmitted === undefined ? 'None' : `Default: ${flags[whenOmitted] ?? whenOmitted}`,
});

const hintOf = ({ hint, whenOmitted }: PanelKey) =>
  [hint, ...(whenOmitted === undefined ? [] : [`Left empty: ${whenOmitted}.`])].join(' ').trim();

type Named = { name: string; label: string };
type Make = (key: PanelKey, named: Named, value: unknown) => PanelField;

const typed = { atOnce: false, hasLines: false };
const pressed = { atOnce: true, hasLines: false };

/** A number of config may have as many decimals as a place on a map. */
const anyStep = 1e-6;

const asLine: Make = (key, named) => ({
  // Config has no limit of its own here: the check says what is too long.
  field: { ...named, kind: 'text', hint: hintOf(key), maxLength: 100_000, autoComplete: 'off' },
  shown: asText,
  written: (held) => orOmitted(key, held),
  ...typed,
});

/** An address or a name, not words: what nobody sees, as address books add it to telephone numbers, is no part. */
const asAddress: Make = (key, named, value) => ({
  ...asLine(key, named, value),
  written: (held) => orOmitted(key, withoutUnseen(asText(held))),
});

const asParagraph: Make = (key, named) => ({
  field: { ...named, kind: 'textarea', hint: hintOf(key), maxLength: 100_000, rows: 3 },
  shown: asText,
  written: (held) => orOmitted(key, held),
  ...typed,
});

const asWordsOfText: Make = (key, named, value) => {
  const isLong = metaOf(key.schema).marks === true || /[\r\n]/.test(asText(value));
  return (isLong ? asParagraph : asLine)(key, named, value);
};

const asLines: Make = (key, named) => {
  const isNumber = (innerSchema(key.schema as Schema, 0) as Schema | undefined)?.type === 'number';
  const entryOf = (line: string) =>
    isNumber ? (parseNumber(line, { step: anyStep }) ?? line) : line;
  return {
    field: {
      ...named,
      kind: 'textarea',
      hint: `${hintOf(key)} One to a line.`,
      maxLength: 100_000,
      rows: 4,
    },
    shown: (value) => (Array.isArray(value) ? value.map(String).join('\n') : ''),
    written: (held) => {
      // The last line's end begins no entry; a list may hold an empty text, as a table does.
      const lines = asText(held).replace(/\n+$/, '');
      return lines === '' ? (key.required ? [] : undefined) : lines.split('\n').map(entryOf);
    },
    atOnce: false,
    hasLines: true,
  };
};

const asWord: Make = (key, named) => ({
  field: {
    ...named,
    kind: 'select',
    hint: key.hint,
    options: [
      ...(key.required ? [] : [omitted(key)]),
      ...wordsOf(key.schema as Schema),
      ...(key.names ?? []).map((value) => ({ value, label: value })),
    ],
  },
  shown: asText,
  written: (held) => (held === '' ? undefined : held),
  ...pressed,
});

const asWords: Make = (key, named) => ({
  field: {
    ...named,
    kind: 'checkboxes',
    hint: hintOf(key),
    options: wordsOf(innerSchema(key.schema as Schema, 0) as Schema),
  },
  shown: (value) => (Array.isArray(value) ? value.map(String) : []),
  written: (held) =>
    Array.isArray(held) && held.length === 0 && !key.required ? undefined : (held ?? []),
  ...pressed,
});

const asFlag: Make = (key, named) =>
  key.required
    ? {
        field: { ...named, kind: 'checkbox', hint: key.hint },
        shown: (value) => value === true,
        written: (held) => held === true,
        ...pressed,
      }
    : {
        field: {
          ...named,
          kind: 'select',
          hint: key.hint,
          options: [omitted(key), { value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }],
        },
        shown: (value) => (typeof value === 'boolean' ? String(value) : ''),
        written: (held) => (held === '' ? undefined : held === 'true'),
        ...pressed,
      };

const asNumber: Make = (key, named) => ({
  field: {
    ...named,
    kind: 'number',
    hint: hintOf(key),
    step: anyStep,
    errorMessage: '',
    autoComplete: 'off',
  },
  shown: (value) => (typeof value === 'number' ? value : asText(value) || null),
  written: (held) => (held === null || held === '' ? (key.required ? '' : undefined) : held),
  ...typed,
});

const asDay: Make = (key, named) => ({
  field: { ...named, kind: 'date', hint: hintOf(key), errorMessage: '' },
  shown: asText,
  written: (held) => orOmitted(key, held),
  ...typed,
});

const makers: Partial<Record<PanelKey['sort'], Make>> = {
  text: asWordsOfText,
  link: asAddress,
  color: asAddress,
  file: asAddress,
  day: asDay,
  number: asNumber,
  flag: asFlag,
  word: asWord,
  look: asWord,
  words: asWords,
  lines: asLines,
};

/** The field of a key that has one value; undefined for a group or a list of groups. */
export const panelField = (key: PanelKey, label: string, value: unknown): PanelField | undefined =>
  makers[key.sort]?.(key, { name: heldName, label }, value);
