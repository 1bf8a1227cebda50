import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { type SyntheticEvent, use, useLayoutEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useScripted } from '../../hydration/use-scripted';
import { fillIn } from '../../schema/texts';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { FieldFormContext, type ListWords, useFieldWords } from '../field-contexts';
import type { ControlProps, KindModule, KindOf } from '../kind-module';
import { entriesOf, fewestOf, newEntry, type ValueKindOf } from './entries';
import { EntryFields, entry, grid } from './entry-fields';
import { listValue } from './value';

const defaultWords: ListWords = {
  addEntry: 'Add another',
  removeEntry: 'Remove',
  entryTitle: '{label} {number}',
  entryRemoved: '{entry} was removed',
};

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

export const within = (kindOf: KindOf): KindModule => {
  const Control = (props: ControlProps<'list'>) => <Entries {...props} kindOf={kindOf} />;
  return {
    Control,
    value: listValue((field) => kindOf(field).value),
    label: 'group',
    nests: true,
  } as KindModule;
};
