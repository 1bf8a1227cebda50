import { createContext, memo, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { Field as PlainField, type FieldProps } from '../fields/field';
import type { FieldDefinition } from '../fields/registry';
import type { Values } from '../schema/record';
import { type Counted, takenOf, type TakenPlaces } from '../schema/taken-places';
import { fillIn } from '../schema/texts';
import { placesOf } from './counted-fields';
import type { PlacesProps } from './form-parts';
import type { FormDefinition } from './form-schema';

/** What these values take of options with so many places; undefined if nothing. */
export const countedIn = (form: FormDefinition, values: Values): Counted | undefined => {
  const places = placesOf(form, values);
  return places.length > 0 ? { places, whenFull: form.outcome.full?.toast } : undefined;
};

/** Null while nobody knows: nothing is shown then, and nothing is hindered. */
const TakenContext = createContext<TakenPlaces | null>(null);

/** The field as it is shown: each option with what is left of it. */
const withPlaces = (field: FieldDefinition, taken: TakenPlaces | null): FieldDefinition => {
  if (!taken || (field.kind !== 'select' && field.kind !== 'radio') || !field.places) return field;
  const { name, places, options } = field;
  const shown = options.map((option) => {
    if (option.capacity === undefined) return option;
    const left = option.capacity - takenOf(taken, { field: name, option: option.value });
    const words = left > 0 ? fillIn(places.left, { count: left }) : places.full;
    return {
      ...option,
      label: `${option.label ?? option.value} (${words})`,
      disabled: left <= 0,
    };
  });
  return { ...field, options: shown };
};

/** A field whose options say how many places they have left. */
export const Field = memo((props: FieldProps) => {
  const taken = use(TakenContext);
  const field = useMemo(() => withPlaces(props.field, taken), [props.field, taken]);
  return <PlainField {...props} field={field} />;
});
Field.displayName = 'CountedField';

/** Asks how many places are taken as the form appears, and again whenever something was `sent`. */
export const Places = ({ gateway, collection, sent, children }: PlacesProps): ReactNode => {
  const [taken, setTaken] = useState<TakenPlaces | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const counted = await (await gateway?.())?.taken?.(collection);
      if (isCurrent && counted) setTaken(counted);
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [gateway, collection, sent]);
  return <TakenContext value={taken}>{children}</TakenContext>;
};
