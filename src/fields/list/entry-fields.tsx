import { memo, use, useMemo } from 'react';
import { type Control as FormControls, useWatch } from 'react-hook-form';
import { comparedIn, fieldsIn } from '../../rules/fields-named';
import { mustBeFilled } from '../../rules/predicates';
import type { RuleDefinition } from '../../rules/schemas';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import { twoColumns } from '../../theme/two-columns';
import { Field, type FieldProps } from '../field';
import {
  EntryNoteContext,
  ErrorContext,
  errorIdsOf,
  ShownContext,
  WorkedOutContext,
} from '../field-contexts';
import { FieldWithRules } from '../field-with-rules';
import type { KindOf } from '../kind-module';
import type { FieldDefinition, ListDefinition, NoteDefinition } from '../registry';
import { controlIn } from '../stored-group/as-list';
import { controlName, entryAt, type EntryPlace, rulesOf, valuesFor } from './entries';
import { withoutNotes } from './without-notes';

/** Whether a rule asks only under a condition; Vite writes it. */
const hasConditionalRules = globalThis.__SITE__?.hasConditionalRules ?? true;

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

const known = new WeakMap<ListDefinition, ReturnType<typeof rulesOf>[]>();

/** The rules of each field of a list, none of a note: the same lists each time. */
const rulesByField = (list: ListDefinition) => {
  const rules =
    known.get(list) ??
    list.fields.map((item) => (item.kind === 'note' ? [] : rulesOf(list, item.name)));
  known.set(list, rules);
  return rules;
};

const nameIn = (list: string, place: number | undefined, field: string) =>
  place === undefined ? controlIn(list, field) : controlName(list, place, field);

type EntryProps = EntryPlace & {
  idPrefix: string;
  control: FormControls<Values>;
  kindOf: KindOf;
};

const nameOfField = (item: ListDefinition['fields'][number] | undefined) =>
  item && item.kind !== 'note' ? item.name : undefined;

/** Whether a rule depends on this field of the entry. */
const depends = (rule: RuleDefinition, name: string) =>
  comparedIn(rule).includes(name) ||
  (hasConditionalRules && rule.when !== undefined && fieldsIn(rule.when).includes(name));

const separator = ' ';

/** Whether an entry shows a field, by its name: what is hidden is not among the values that would be sent. */
const useShownIn = ({ list, place, control }: EntryProps) => {
  const sent = use(WorkedOutContext);
  const hidden = useWatch({
    control,
    compute: (values: Values) => {
      const conditional = withoutNotes(list).fields.filter(({ showWhen }) => showWhen);
      if (conditional.length === 0) return '';
      const entry = entryAt({ list, place }, sent?.(values));
      return conditional
        .flatMap(({ name }) => (entry && !Object.hasOwn(entry, name) ? name : []))
        .join(separator);
    },
  });
  return (name: string) => !hidden.split(separator).includes(name);
};

/** The fields of one entry, with the names of their controls, and the notes between them. */
export const EntryFields = memo((props: EntryProps) => {
  const { list, place, idPrefix, control, kindOf } = props;
  const error = use(ErrorContext);
  const Shown = use(ShownContext);
  const Note = use(EntryNoteContext);
  const sent = use(WorkedOutContext);
  const isShown = useShownIn(props);
  const nameOf = (name: string) => nameIn(list.name, place, name);
  const items = useMemo(
    () =>
      list.fields.map((item): FieldDefinition | NoteDefinition =>
        item.kind === 'note' ? item : { ...item, name: nameIn(list.name, place, item.name) },
      ),
    [list, place],
  );
  return items.map((field, at) => {
    if (field.kind === 'note') {
      return Note && <Note key={`note ${at}`} note={field} list={list} place={place} />;
    }
    const own = rulesByField(list)[at] ?? [];
    const kind = kindOf(field);
    const inner = nameOfField(list.fields[at]);
    const compared = (list.rules ?? []).flatMap((rule) =>
      inner !== undefined && depends(rule, inner) ? nameOf(rule.field) : [],
    );
    const shownProps: FieldProps = {
      field,
      kind,
      register: control.register,
      control,
      idPrefix,
      required: own.some((rule) => mustBeFilled(rule, kind.value.empty(field))),
      rules: own,
      marked: true,
      ...errorIdsOf(error, field.name),
      comparedWith: compared.length > 0 ? compared : undefined,
    };
    const seen = (values: Values) => valuesFor({ list, place }, sent?.(values) ?? values);
    const shown = hasConditionalRules ? (
      <FieldWithRules key={field.name} Shown={Field} seen={seen} {...shownProps} />
    ) : (
      <Field key={field.name} {...shownProps} />
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
