import type { FieldErrors } from 'react-hook-form';
import { listIn } from '../fields/stored-group/as-list';
import type { RuleDefinition } from '../rules/schemas';
import type { Values } from '../schema/record';
import type { FormField } from './form-fields';

/** Whether a rule asks for one of several fields; Vite writes it. */
const asksForOneOfSeveral = globalThis.__SITE__?.asksForOneOfSeveral ?? true;

/** By the names of their controls: the field with the problem, and those by which it could be solved as well. */
export type FirstProblem = { field: string; others?: readonly string[] };

/** The first problem of a field: the name of its control, of a list that in an entry, and the index of the rule. */
const firstIn = (control: string, error: unknown): { control: string; type?: unknown } => {
  const { message, type } = error as Record<string, unknown>;
  if (typeof message === 'string') return { control, type };
  const [inner] = Object.entries(error as object).filter(([, each]) => each);
  return inner ? firstIn(`${control}.${inner[0]}`, inner[1]) : { control };
};

/** The control beside another one, in the same entry: Children.0.Email beside Children.0.Phone. */
const beside = (control: string, name: string) => control.replace(/[^.]*$/, name);

type Form = {
  fields: readonly FormField[];
  rules: readonly RuleDefinition[];
  rulesOf: (name: string) => readonly RuleDefinition[];
};

/** Of errors the field whose rule fails first, in the form's order (specification, section 5). */
export const firstProblemIn = ({ fields, rules, rulesOf }: Form) => {
  /** What is wrong in a list's entries is told where the rules of the fields behind it begin. */
  const placeOfList = (name: string): number => {
    const at = fields.findIndex(({ field }) => field.name === name);
    const list = fields[at];
    const behind = fields.slice(at + 1);
    const place =
      list && listIn(list.field)
        ? rules.findIndex((rule) => behind.some(({ field }) => field.name === rule.field))
        : -1;
    return place < 0 ? rules.length : place - 0.5;
  };

  const problemOf = ({ field }: FormField, error: unknown) => {
    const { name } = field;
    const { control, type } = firstIn(name, error);
    const list = control === name ? undefined : listIn(field);
    // A value beyond its field's limits may break no rule.
    const own = list ? undefined : rulesOf(name)[Number(type)];
    const broken = asksForOneOfSeveral && (list ? list.rules?.[Number(type)] : own);
    return {
      field: control,
      ...(broken &&
        'others' in broken && { others: broken.others.map((other) => beside(control, other)) }),
      place: own ? rules.indexOf(own) : placeOfList(name),
    };
  };

  return (errors: FieldErrors<Values>): FirstProblem | undefined =>
    fields
      .flatMap((each) => {
        const error = errors[each.field.name];
        return error ? problemOf(each, error) : [];
      })
      .sort((one, other) => one.place - other.place)[0];
};
