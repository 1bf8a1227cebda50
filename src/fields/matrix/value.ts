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

type Answer = RowChoices[string];

/** Without an answer. */
const noneOf = ({ several }: Matrix): Answer => (several ? [] : null);

const isNone = (answer: Answer | undefined) =>
  answer === null || answer === undefined || (Array.isArray(answer) && answer.length === 0);

/** The answer that the controls of a row hold with these texts: of several those that there are, in the order of columns. */
const answerOf = (field: Matrix, texts: readonly string[] = []): Answer =>
  field.several
    ? field.columns.map(({ value = '' }) => value).filter((value) => texts.includes(value))
    : choiceIn(field, texts[0]);

const choicesBy = ({ rows }: Matrix, answer: (row: string) => Answer): RowChoices =>
  Object.fromEntries(rows.map(({ name }) => [name, answer(name)]));

/** A choice as it is kept over a reload: names of rows have no such sign. */
const between = '=';

const holdsAnswer = ({ columns, several }: Matrix, answer: unknown): boolean => {
  const isOffered = (each: unknown) => columns.some((column) => choiceOf(column) === each);
  if (!several) return answer === null || isOffered(answer);
  return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every(isOffered);
};

/** The answer of each row by its name; null for none, or an empty list where several can be chosen. */
export const matrixValue: ValueKind<'matrix'> = {
  empty: (field) => choicesBy(field, () => noneOf(field)),
  // Its controls are those of its rows.
  read: (_entries, field) => matrixValue.empty(field),
  write: (value) =>
    Object.entries(choicesIn(value)).flatMap(([row, answer]) =>
      [answer].flat().flatMap((choice) => (choice === null ? [] : `${row}${between}${choice}`)),
    ),
  restore: (field, { kind, entries }) => {
    if (kind !== 'matrix') return undefined;
    const written = new Map<string, string[]>();
    for (const entry of entries) {
      const [row = '', ...choice] = entry.split(between);
      written.set(row, [...(written.get(row) ?? []), choice.join(between)]);
    }
    const choices = choicesBy(field, (row) => answerOf(field, written.get(row)));
    const isLost = entries.length > 0 && Object.values(choices).every(isNone);
    return isLost ? undefined : choices;
  },
  sent: ({ rows }, value) => {
    const choices = choicesIn(value);
    const leftOut = rows.filter(({ name, optional }) => optional && isNone(choices[name]));
    if (leftOut.length === 0) return value;
    const names = leftOut.map(({ name }) => name);
    return Object.fromEntries(Object.entries(choices).filter(([name]) => !names.includes(name)));
  },
  holds: (field, value) =>
    isGroup(value) &&
    Object.keys(value).every((name) => field.rows.some((row) => row.name === name)) &&
    field.rows.every(({ name, optional }) =>
      Object.hasOwn(value, name) ? holdsAnswer(field, value[name]) : optional === true,
    ),
  errorMessage: (_field, first) => first ?? 'Please choose one answer in each row',
  problemsWithin: ({ field, rules }, value, context) => {
    const place = rules.findIndex((rule) => !passes(rule, value, context));
    const rule = rules[place];
    if (!rule) return [];
    const choices = choicesIn(value);
    return field.rows
      .filter(({ name, optional }) => !optional && isNone(choices[name]))
      .map(({ name, label }) => ({
        path: `.${name}`,
        message: fillIn(field.unanswered, { row: withoutMarks(label), message: rule.message }),
        type: String(place),
      }));
  },
  readWithin: (field, textsOf) =>
    choicesBy(field, (row) => answerOf(field, textsOf(controlOfRow(field, row)))),
  inWords: ({ rows, columns }, value) =>
    rows
      .flatMap(({ name, label }) => {
        const chosen = [choicesIn(value)[name] ?? []].flat();
        const words = columns
          .filter((column) => chosen.includes(choiceOf(column) as never))
          .map(columnWords);
        return words.length > 0 ? `${withoutMarks(label)}: ${words.join(', ')}` : [];
      })
      .join('\n'),
};

/** Each row as a field of its choices, for what tells the answers one by one. */
export const fieldsOfRows = ({
  rows,
  columns,
  several,
}: Matrix): FieldDefinition<'radio' | 'checkboxes'>[] =>
  rows.map(({ name, label }) => ({
    kind: several ? 'checkboxes' : 'radio',
    name,
    label,
    options: columns.map((column) => ({
      value: String(choiceOf(column)),
      label: columnWords(column),
    })),
  }));
