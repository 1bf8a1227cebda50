import { memo, use, useMemo } from 'react';
import { type Control as FormControls, useWatch } from 'react-hook-form';
import { passes } from '../../rules/predicates';
import { withoutMarks } from '../../schema/parse-marks';
import type { Value, Values } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import { twoColumns } from '../../theme/two-columns';
import { Field } from '../field';
import { ErrorContext, ShownContext, WorkedOutContext } from '../field-contexts';
import type { KindOf } from '../kind-module';
import type { FieldDefinition, ListDefinition } from '../registry';
import { controlIn } from '../stored-group/as-list';
import { controlName, entriesOf, rulesOf } from './entries';

/** Entries are fields in two columns where there is room, as a form is. */
export const grid = {
  display: 'grid',
  columnGap: 4,
  rowGap: 5,
  gridTemplateColumns: twoColumns,
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  '& > button': { justifySelf: 'start' },
};

/** A line beside it says where an entry begins and ends. */
export const entry = {
  minWidth: 0,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  paddingInlineStart: 4,
  marginBlockStart: 4,
};

const notes = new WeakMap<ListDefinition, ReturnType<typeof rulesOf>[]>();

/** The rules of each field of a list: the same lists each time. */
const rulesByField = (list: ListDefinition) => {
  const known = notes.get(list) ?? list.fields.map(({ name }) => rulesOf(list, name));
  notes.set(list, known);
  return known;
};

const groupIn = (value: Value | undefined) => (isGroup(value) ? value : undefined);

const nameIn = (list: string, place: number | undefined, field: string) =>
  place === undefined ? controlIn(list, field) : controlName(list, place, field);

type EntryProps = {
  list: ListDefinition;
  /** Which entry; left out: the one of a stored group. */
  place?: number;
  idPrefix: string;
  control: FormControls<Values>;
  kindOf: KindOf;
};

const separator = ' ';

/** Whether an entry shows a field, by its name: what is hidden is not among the values that would be sent. */
const useShownIn = ({ list, place, control }: EntryProps) => {
  const sent = use(WorkedOutContext);
  const hidden = useWatch({
    control,
    compute: (values: Values) => {
      const conditional = list.fields.filter(({ showWhen }) => showWhen);
      if (conditional.length === 0) return '';
      const value = sent?.(values)[list.name];
      const entry = place === undefined ? groupIn(value) : entriesOf(value)[place];
      return conditional
        .flatMap(({ name }) => (entry && !Object.hasOwn(entry, name) ? name : []))
        .join(separator);
    },
  });
  return (name: string) => !hidden.split(separator).includes(name);
};

/** The fields of one entry, with the names of their controls. */
export const EntryFields = memo((props: EntryProps) => {
  const { list, place, idPrefix, control, kindOf } = props;
  const error = use(ErrorContext);
  const Shown = use(ShownContext);
  const isShown = useShownIn(props);
  const nameOf = (name: string) => nameIn(list.name, place, name);
  const fields = useMemo(
    () =>
      list.fields.map((field): FieldDefinition => ({
        ...field,
        name: nameIn(list.name, place, field.name),
      })),
    [list, place],
  );
  return fields.map((field, at) => {
    const own = rulesByField(list)[at] ?? [];
    const kind = kindOf(field);
    const inner = list.fields[at]?.name;
    const compared = (list.rules ?? []).flatMap((rule) =>
      'other' in rule && rule.other === inner ? nameOf(rule.field) : [],
    );
    const shown = (
      <Field
        key={field.name}
        field={field}
        kind={kind}
        register={control.register}
        control={control}
        idPrefix={idPrefix}
        required={own.some((rule) => !passes(rule, kind.value.empty(field)))}
        rules={own}
        marked
        errorId={error?.field === field.name ? error.alertId : undefined}
        comparedWith={compared.length > 0 ? compared : undefined}
      />
    );
    if (!Shown || !inner || !field.showWhen) return shown;
    return (
      <Shown key={field.name} shown={isShown(inner)} name={withoutMarks(field.label)}>
        {shown}
      </Shown>
    );
  });
});
EntryFields.displayName = 'EntryFields';
