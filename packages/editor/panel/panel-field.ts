import type { Schema } from 'yup';
import { parseNumber } from '../../../src/fields/number/parse-number';
import type { FieldDefinition } from '../../../src/fields/registry';
import { withoutUnseen } from '../../../src/fields/typed-signs';
import { wordsOfSet } from '../../../src/schema/closed-set';
import type { Value as FormValue } from '../../../src/schema/record';
import { innerSchema } from '../../../src/schema/values/inner-schema';
import { helpWords } from '../help-words';
import { inWords, metaOf, type PanelKey } from './panel-keys';

/** A key as a field of the form engine, and its values there and in config. */
export type PanelField = {
  field: FieldDefinition;
  /** Config's value as the field holds it. */
  shown: (value: unknown) => FormValue;
  /** The reverse; undefined: the key is left out. */
  written: (fieldValue: FormValue | undefined) => unknown;
  /** What is typed, as config says it. */
  tidied?: (fieldValue: FormValue | undefined) => FormValue;
  /** A press makes the whole of its value: it is written at once. */
  atOnce: boolean;
  /** Enter begins a line instead of writing. */
  hasLines: boolean;
};

export const fieldName = 'value';

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An empty text is a key left out, unless the key is needed: the check then says so. */
const orOmitted = ({ required }: PanelKey, fieldValue: unknown) =>
  fieldValue === '' && !required ? undefined : fieldValue;

const choicesOfSet = (schema: Schema) => {
  const meanings = metaOf(schema).meanings ?? {};
  return wordsOfSet(schema).map((value) => {
    const means = meanings[value];
    return { value, label: means === undefined ? value : `${value} – ${helpWords(means)}` };
  });
};

/** The choice of saying nothing, and what holds then. */
const omitted = ({ whenOmitted }: PanelKey) => ({
  value: '',
  label: whenOmitted === undefined ? 'None' : `Default: ${whenOmitted}`,
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
  written: (fieldValue) => orOmitted(key, fieldValue),
  ...typed,
});

/** An address or a name, not words: what nobody sees, as address books add it to telephone numbers, is no part. */
const asAddress: Make = (key, named, value) => ({
  ...asLine(key, named, value),
  written: (fieldValue) => orOmitted(key, withoutUnseen(asText(fieldValue))),
});

const asParagraph: Make = (key, named) => ({
  field: { ...named, kind: 'textarea', hint: hintOf(key), maxLength: 100_000, rows: 3 },
  shown: asText,
  written: (fieldValue) => orOmitted(key, fieldValue),
  ...typed,
});

const asWordsOfText: Make = (key, named, value) => {
  const isLong = metaOf(key.schema).marks === true || /[\r\n]/.test(asText(value));
  return (isLong ? asParagraph : asLine)(key, named, value);
};

const asLines: Make = (key, named) => {
  const inner = innerSchema(key.schema as Schema, 0) as Schema | undefined;
  const isNumber = inner?.type === 'number';
  const { asMeant } = inner?.meta() ?? {};
  const entryOf = (line: string) =>
    isNumber ? (parseNumber(line, { step: anyStep }) ?? line) : (asMeant?.(line) ?? line);
  return {
    field: {
      ...named,
      kind: 'textarea',
      hint: `${hintOf(key)} One to a line.`,
      maxLength: 100_000,
      rows: 2,
    },
    shown: (value) => (Array.isArray(value) ? value.map(String).join('\n') : ''),
    written: (fieldValue) => {
      // The last line's end begins no entry; a list may hold an empty text, as a table does.
      const lines = asText(fieldValue).replace(/\n+$/, '');
      return lines === '' ? (key.required ? [] : undefined) : lines.split('\n').map(entryOf);
    },
    ...(asMeant && { tidied: (typed) => asText(typed).split('\n').map(asMeant).join('\n') }),
    atOnce: false,
    hasLines: true,
  };
};

/** In letters: as many as fit beside each other. */
const segmentsRoom = 30;

/** Few short words stand beside each other; the one that holds when nothing is said is one of them. */
const asSegments = (key: PanelKey, named: Named): PanelField | undefined => {
  const values = wordsOfSet(key.schema as Schema);
  const { required, whenOmitted = '', hint } = key;
  const isFew = values.length <= 4 && values.join('').length <= segmentsRoom;
  if (!isFew || key.offered?.length || !(required || values.includes(whenOmitted)))
    return undefined;
  const meanings = choicesOfSet(key.schema as Schema).map(({ label }) => label);
  return {
    field: {
      ...named,
      kind: 'radio',
      hint: `${hint} ${meanings.join('; ')}.`,
      options: values.map((value) => ({ value, label: inWords(value) })),
    },
    shown: (value) => asText(value) || whenOmitted,
    written: (fieldValue) => (fieldValue === whenOmitted && !required ? undefined : fieldValue),
    ...pressed,
  };
};

/** What stands for a key left out where an empty text may be written: no option is a blank. */
const blankSign = ' ';

const asSelect: Make = (key, named) => {
  const options = [...choicesOfSet(key.schema as Schema), ...(key.offered ?? [])];
  const none = options.some(({ value }) => value === '') ? blankSign : '';
  return {
    field: {
      ...named,
      kind: 'select',
      hint: key.hint,
      options: [...(key.required ? [] : [{ ...omitted(key), value: none }]), ...options],
    },
    shown: (value) => (value === undefined ? none : asText(value)),
    written: (fieldValue) => (fieldValue === none ? undefined : fieldValue),
    ...pressed,
  };
};

const asWord: Make = (key, named, value) => asSegments(key, named) ?? asSelect(key, named, value);

const asWords: Make = (key, named) => ({
  field: {
    ...named,
    kind: 'checkboxes',
    hint: hintOf(key),
    options: [
      ...choicesOfSet(innerSchema(key.schema as Schema, 0) as Schema),
      ...(key.offered ?? []),
    ],
  },
  shown: (value) => (Array.isArray(value) ? value.map(String) : []),
  written: (fieldValue) =>
    Array.isArray(fieldValue) && fieldValue.length === 0 && !key.required
      ? undefined
      : (fieldValue ?? []),
  ...pressed,
});

/** A switch; what holds when nothing is said is left out. */
const asSwitch: Make = (key, named) => {
  const isOn = key.whenOmitted === 'true';
  return {
    field: { ...named, kind: 'checkbox', hint: key.hint },
    shown: (value) => (typeof value === 'boolean' ? value : isOn),
    written: (fieldValue) =>
      !key.required && (fieldValue === true) === isOn ? undefined : fieldValue === true,
    ...pressed,
  };
};

/** What holds when nothing is said may be neither yes nor no. */
const asYesOrNo: Make = (key, named) => ({
  field: {
    ...named,
    kind: 'select',
    hint: key.hint,
    options: [omitted(key), { value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }],
  },
  shown: (value) => (typeof value === 'boolean' ? String(value) : ''),
  written: (fieldValue) => (fieldValue === '' ? undefined : fieldValue === 'true'),
  ...pressed,
});

const asFlag: Make = (key, named, value) => {
  const isSwitch = key.required || ['true', 'false'].includes(key.whenOmitted ?? '');
  return (isSwitch ? asSwitch : asYesOrNo)(key, named, value);
};

const asNumber: Make = (key, named) => ({
  field: {
    ...named,
    kind: 'number',
    hint: hintOf(key),
    step: anyStep,
    ...(metaOf(key.schema).unit !== undefined && { unit: metaOf(key.schema).unit }),
    errorMessage: '',
    autoComplete: 'off',
  },
  shown: (value) => (typeof value === 'number' ? value : asText(value) || null),
  written: (fieldValue) =>
    fieldValue === null || fieldValue === '' ? (key.required ? '' : undefined) : fieldValue,
  ...typed,
});

const asDay: Make = (key, named) => ({
  field: { ...named, kind: 'date', hint: hintOf(key), errorMessage: '' },
  shown: asText,
  written: (fieldValue) => orOmitted(key, fieldValue),
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
  look: asSelect,
  theme: asSelect,
  name: (key, named, value) => (key.offered ? asSelect : asLine)(key, named, value),
  layout: asSelect,
  words: asWords,
  lines: asLines,
};

/** The field of a key that has one value; undefined for a group or a list of groups. */
export const panelField = (key: PanelKey, label: string, value: unknown): PanelField | undefined =>
  makers[key.sort]?.(key, { name: fieldName, label }, value);
