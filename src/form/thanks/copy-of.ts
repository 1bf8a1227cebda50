import type { ValueKind } from '../../fields/kind-module';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import { textOf } from '../../schema/record-texts';
import { answersIn } from '../answers-in';
import type { CompiledForm } from '../compile-form';
import type { FormDefinition } from '../form-schema';

/** Answers as they were sent, in words: those of a step, or of the whole form. */
export type PrintedStep = {
  title?: string | undefined;
  groups: { legend?: string | undefined; answers: { label: string; words: string }[] }[];
};

type Sent = {
  /** What was sent: of the fields that were shown. */
  values: Values;
  filesOf: (name: string) => string[];
  /** BCP 47. */
  language: string;
};

/** What whoever sent the form can print. Pure. */
export const copyOf = (
  definition: FormDefinition,
  kindOf: CompiledForm['kindOf'],
  { values, filesOf, language }: Sent,
): PrintedStep[] => {
  const yes = definition.outcome.saved.copy?.yes ?? '';
  const { steps = [{ title: undefined, fields: definition.fields ?? [] }] } = definition;
  return steps
    .map(({ title, fields: items }) => ({
      title,
      groups: answersIn(items, values).map(({ legend, fields }) => ({
        legend: legend && withoutMarks(legend),
        answers: fields.map((field) => {
          const value = values[field.name] ?? null;
          const kind: ValueKind = kindOf(field);
          const options = { yes, language, files: filesOf(field.name) };
          const words = kind.inWords?.(field, value, options) ?? textOf(value);
          return { label: withoutMarks(field.label), words };
        }),
      })),
    }))
    .filter(({ groups }) => groups.length > 0);
};
