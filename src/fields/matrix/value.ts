import { passes } from '../../rules/predicates';
import { withoutMarks } from '../../schema/parse-marks';
import type { RowChoices, Value } from '../../schema/record';
import { fillIn } from '../../schema/texts';
import { isGroup } from '../../schema/values/group';
import type { ValueKind } from '../kind-module';
import type { FieldDefinition } from '../registry';
import type { MatrixColumn } from './schema';

type Matrix = FieldDefinition<'matrix'>;

/** What is stored for a column: a text, or a number. */
export const choiceOf = ({ value, number }: MatrixColumn): string | number => number ?? value ?? '';

export const columnWords = (column: MatrixColumn): string =>
  column.label ?? String(choiceOf(column));

/** The choice whose text a control holds; null for none. */
export const choiceIn = ({ columns }: Matrix, text: string | undefined): string | number | null => {
  const column = columns.find((each) => String(choiceOf(each)) === text);
  return column ? choiceOf(column) : null;
};

export const controlOfRow = ({ name }: Pick<Matrix, 'name'>, row: string) => `${name}.${row}`;

/** The choices in a value; none if it holds anything else. */
const choicesIn = (value: Value): RowChoices => (isGroup(value) ? (value as RowChoices) : {});

const choicesBy = ({ rows }: Matrix, choice: (row: string) => string | number | null): RowChoices =>
  Object.fromEntries(rows.map(({ name }) => [name, choice(name)]));

/** A choice as it is kept over a reload: names of rows have no such sign. */
const between = '=';

/** The answer of each row by its name; null for none. */
export const matrixValue: ValueKind<'matrix'> = {
  empty: (field) => choicesBy(field, () => null),
  // Its controls are those of its rows.
  read: (_entries, field) => matrixValue.empty(field),
  write: (value) =>
    Object.entries(choicesIn(value)).flatMap(([row, choice]) =>
      choice === null ? [] : `${row}${between}${choice}`,
    ),
  restore: (field, { kind, entries }) => {
    if (kind !== 'matrix') return undefined;
    const written = new Map(
      entries.map((entry) => {
        const [row = '', ...choice] = entry.split(between);
        return [row, choice.join(between)];
      }),
    );
    const choices = choicesBy(field, (row) => choiceIn(field, written.get(row)));
    const isLost = entries.length > 0 && Object.values(choices).every((choice) => choice === null);
    return isLost ? undefined : choices;
  },
  holds: ({ rows, columns }, value) =>
    isGroup(value) &&
    Object.keys(value).length === rows.length &&
    rows.every(({ name }) => {
      const choice = Object.hasOwn(value, name) ? value[name] : undefined;
      return choice === null || columns.some((column) => choiceOf(column) === choice);
    }),
  errorMessage: (_field, first) => first ?? 'Please choose one answer in each row',
  problemsWithin: ({ field, rules }, value, context) => {
    const place = rules.findIndex((rule) => !passes(rule, value, context));
    const rule = rules[place];
    if (!rule) return [];
    const choices = choicesIn(value);
    return field.rows
      .filter(({ name }) => (choices[name] ?? null) === null)
      .map(({ name, label }) => ({
        path: `.${name}`,
        message: fillIn(field.unanswered, { row: withoutMarks(label), message: rule.message }),
        type: String(place),
      }));
  },
  readWithin: (field, textsOf) =>
    choicesBy(field, (row) => choiceIn(field, textsOf(controlOfRow(field, row))?.[0])),
  inWords: ({ rows, columns }, value) =>
    rows
      .flatMap(({ name, label }) => {
        const choice = choicesIn(value)[name] ?? null;
        const column = columns.find((each) => choiceOf(each) === choice);
        return column ? `${withoutMarks(label)}: ${columnWords(column)}` : [];
      })
      .join('\n'),
};

/** Each row as a field of one choice, for what tells the answers one by one. */
export const fieldsOfRows = ({ rows, columns }: Matrix): FieldDefinition<'radio'>[] =>
  rows.map(({ name, label }) => ({
    kind: 'radio',
    name,
    label,
    options: columns.map((column) => ({
      value: String(choiceOf(column)),
      label: columnWords(column),
    })),
  }));
