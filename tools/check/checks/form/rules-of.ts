import { groupOf, listOf, textOf } from '../../read/values';

/** A rule of a form that may be broken. */
export type Rule = {
  path: string;
  field: string | undefined;
  check: string | undefined;
  entries: Record<string, unknown>;
};

export const rulesOf = (form: Record<string, unknown>): Rule[] =>
  listOf(form.rules).map((rule, index) => {
    const entries = groupOf(rule);
    const [field, check] = [textOf(entries.field), textOf(entries.check)];
    return { path: `rules[${index}]`, field, check, entries };
  });

const params = new Map(
  Object.entries({
    min: 'value',
    max: 'value',
    'min-length': 'length',
    'max-length': 'length',
    'not-before': 'date',
    'not-after': 'date',
  }),
);

/** The key in which a rule says its limit. */
export const limitingParam = ({ check = '' }: Rule): string | undefined => params.get(check);
