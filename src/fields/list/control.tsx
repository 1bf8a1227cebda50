import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { memo, type SyntheticEvent, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Control as FormControls, useFormState, useWatch } from 'react-hook-form';
import { useScripted } from '../../hydration/use-scripted';
import { passes } from '../../rules/predicates';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import { fillIn } from '../../schema/texts';
import { twoColumns } from '../../theme/two-columns';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { Field } from '../field';
import {
  ErrorContext,
  FieldFormContext,
  type ListWords,
  ShownContext,
  useFieldWords,
  WorkedOutContext,
} from '../field-contexts';
import type { ControlProps, KindModule, KindOf } from '../kind-module';
import type { FieldDefinition, ListDefinition } from '../registry';
import { controlName, entriesOf, fewestOf, newEntry, rulesOf, type ValueKindOf } from './entries';
import { listValue } from './value';

const defaultWords: ListWords = {
  addEntry: 'Add another',
  removeEntry: 'Remove',
  entryTitle: '{label} {number}',
  entryRemoved: '{entry} was removed',
};

/** Entries are fields in two columns where there is room, as a form is. */
const grid = {
  display: 'grid',
  columnGap: 4,
  rowGap: 5,
  gridTemplateColumns: twoColumns,
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  '& > button': { justifySelf: 'start' },
};

const entry = {
  minWidth: 0,
  borderInlineStart: 2,
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

type EntryProps = {
  list: ListDefinition;
  place: number;
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
      const entry = entriesOf(sent?.(values)[list.name])[place];
      return conditional
        .flatMap(({ name }) => (entry && !Object.hasOwn(entry, name) ? name : []))
        .join(separator);
    },
  });
  return (name: string) => !hidden.split(separator).includes(name);
};

/** The fields of one entry, with the names of their controls. */
const EntryFields = memo((props: EntryProps) => {
  const { list, place, idPrefix, control, kindOf } = props;
  const error = use(ErrorContext);
  const Shown = use(ShownContext);
  const isShown = useShownIn(props);
  const nameOf = (name: string) => controlName(list.name, place, name);
  const fields = useMemo(
    () =>
      list.fields.map((field): FieldDefinition => ({
        ...field,
        name: controlName(list.name, place, field.name),
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

/** What is to get the focus once there are `count` entries: the first field of one, or its title. */
type Target = { place: number; part: 'field' | 'title'; count: number };

/** Moves the focus after the entries have changed; without any entry, to the button that adds one. */
const useFocus = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<Target>(undefined);
  useLayoutEffect(() => {
    if (!box.current || target.current?.count !== count) return;
    const { place, part } = target.current;
    target.current = undefined;
    const shown = box.current.querySelectorAll(':scope > fieldset')[place];
    const found = [
      ...(shown?.querySelectorAll<HTMLElement>(
        part === 'field' ? 'input, select, textarea' : 'legend',
      ) ?? []),
    ].find((each) => !each.closest('[hidden]'));
    (found ?? box.current.querySelector<HTMLElement>(':scope > button'))?.focus();
  });
  return { box, focusOn: (wanted: Target) => (target.current = wanted) };
};

const stop = (event: SyntheticEvent) => event.stopPropagation();

type EntriesProps = ControlProps<'list'> & { kindOf: KindOf };

const useEntries = ({ field, control, kindOf }: EntriesProps) => {
  const form = use(FieldFormContext);
  const { isSubmitted } = useFormState({ control });
  const count = useWatch({
    control,
    name: field.name,
    compute: (value: unknown) => entriesOf(value).length,
  });
  const valueOf: ValueKindOf = (each) => kindOf(each).value;
  const current = () => entriesOf(form?.getValues(field.name));
  const check = () => {
    if (isSubmitted) void form?.trigger(field.name);
  };
  return {
    count,
    add: () => {
      const place = current().length;
      // By itself: setting the whole list would empty days that are half typed.
      if (place === 0) form?.setValue(field.name, [newEntry(field, valueOf)]);
      else form?.setValue(`${field.name}.${place}`, newEntry(field, valueOf));
      check();
    },
    remove: (place: number) => {
      form?.setValue(
        field.name,
        current().filter((_, at) => at !== place),
      );
      check();
    },
  };
};

const Entries = (props: EntriesProps) => {
  const { field, input, control, labelId, aria, kindOf } = props;
  const words = { ...defaultWords, ...useFieldWords() };
  const { count, add, remove } = useEntries(props);
  const scripted = useScripted();
  const { box, focusOn } = useFocus(count);
  const [removed, setRemoved] = useState('');
  const titleOf = (place: number) =>
    fillIn(field.entry ?? words.entryTitle, { label: field.label, number: place + 1 });
  const removeAt = (place: number) => {
    focusOn({ place: Math.min(place, count - 2), part: 'title', count: count - 1 });
    remove(place);
    setRemoved(fillIn(words.entryRemoved, { entry: titleOf(place) }));
  };
  return (
    // Notices about pasted text are those of the fields.
    <Box
      ref={box}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
      onPaste={stop}
      onDrop={stop}
      onInput={stop}
    >
      {Array.from({ length: count }, (_, place) => (
        <FormControl key={place} component="fieldset" fullWidth sx={entry}>
          <FormLabel component="legend" tabIndex={-1} sx={{ mb: 3, color: 'text.primary' }}>
            {titleOf(place)}
          </FormLabel>
          <Box sx={grid}>
            <EntryFields
              list={field}
              place={place}
              idPrefix={input.id}
              control={control}
              kindOf={kindOf}
            />
            {count > fewestOf(field) && (
              <Button variant="outlined" onClick={() => removeAt(place)}>
                {field.remove ?? words.removeEntry}
                <VisuallyHidden> {titleOf(place)}</VisuallyHidden>
              </Button>
            )}
          </Box>
        </FormControl>
      ))}
      {/* Its name lets the form's alert find it, and a reload the list. */}
      <Button
        name={field.name}
        variant="outlined"
        startIcon={<AddIcon />}
        hidden={count >= field.max}
        onClick={() => {
          setRemoved('');
          focusOn({ place: count, part: 'field', count: count + 1 });
          add();
        }}
        sx={{ mt: 4, '&[hidden]': { display: 'none' } }}
      >
        {field.add ?? words.addEntry}
      </Button>
      {scripted && <VisuallyHidden role="status">{removed}</VisuallyHidden>}
    </Box>
  );
};

/** A list whose entries have fields of these kinds. */
export const within = (kindOf: KindOf): KindModule => {
  const Control = (props: ControlProps<'list'>) => <Entries {...props} kindOf={kindOf} />;
  return {
    Control,
    value: listValue((field) => kindOf(field).value),
    label: 'group',
    nests: true,
  } as KindModule;
};
