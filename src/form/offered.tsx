import { type ComponentType, memo, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field as PlainField, type FieldProps } from '../fields/field';
import { entriesOf } from '../fields/list/entries';
import { chosenOptions, isOffered, timedOptions } from '../fields/offered';
import type { FieldDefinition } from '../fields/registry';
import { useScripted } from '../hydration/use-scripted';
import { isGroup } from '../schema/values/group';

/** Undefined for the page as it was built. */
type Moment = number | undefined;

/** The field with the options that can be chosen, and with those that are: nothing that was chosen changes by itself. */
const withOffered = <Field extends FieldDefinition>(
  field: Field,
  at: Moment,
  value: unknown,
): Field => {
  if (field.kind === 'list' || field.kind === 'stored-group') {
    const entries = entriesOf(isGroup(value) ? [value] : value);
    const fields = field.fields.map((own) =>
      own.kind === 'note'
        ? own
        : withOffered(
            own,
            at,
            entries.flatMap((entry) => entry[own.name] ?? []),
          ),
    );
    const isSame = fields.every((own, place) => own === field.fields[place]);
    return isSame ? field : { ...field, fields };
  }
  const options = timedOptions(field);
  const chosen = chosenOptions(field, value);
  const shown = options.filter(
    (option) =>
      chosen.includes(option) || (at === undefined ? !option.later : isOffered(option, at)),
  );
  return shown.length === options.length ? field : { ...field, options: shown };
};

/** A field whose options are gone when they are over, and come when they begin. */
export const offeredField = (Shown: ComponentType<FieldProps> = PlainField) => {
  const Field = memo((props: FieldProps) => {
    const [shownAt] = useState(Date.now);
    // After what was chosen before the script came is known to the form.
    const isScripted = useDeferredValue(useScripted());
    const at = isScripted ? shownAt : undefined;
    const value: unknown = useWatch({ control: props.control, name: props.field.name });
    const field = useMemo(() => withOffered(props.field, at, value), [props.field, at, value]);
    return <Shown {...props} field={field} />;
  });
  Field.displayName = 'OfferedField';
  return Field;
};
