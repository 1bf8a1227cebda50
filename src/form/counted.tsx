import { createContext, memo, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { Field as PlainField, type FieldProps } from '../fields/field';
import type { FieldDefinition } from '../fields/registry';
import type { Values } from '../schema/record';
import { type Counted, takenOf, type TakenPlaces } from '../schema/taken-places';
import { fillIn } from '../schema/texts';
import { placesOf, waitingStamp } from './counted-fields';
import type { PlacesProps } from './form-parts';
import type { FormDefinition } from './form-schema';

/** What these values take of options with so many places; undefined if nothing. */
export const countedIn = (form: FormDefinition, values: Values): Counted | undefined => {
  const places = placesOf(form, values);
  if (places.length === 0) return undefined;
  const { full, waiting } = form.outcome;
  return { places, waiting: waitingStamp(form), words: (waiting ?? full)?.toast };
};

type Known = { taken: TakenPlaces; hasWaitingList: boolean };

/** Null while nobody knows: nothing is shown then, and nothing is hindered. */
const KnownContext = createContext<Known | null>(null);

/** The field as it is shown: each option with what is left of it. */
const withPlaces = (field: FieldDefinition, known: Known | null): FieldDefinition => {
  if (!known || (field.kind !== 'select' && field.kind !== 'radio') || !field.places) return field;
  const { name, places, options } = field;
  const shown = options.map((option) => {
    if (option.capacity === undefined) return option;
    const left = option.capacity - takenOf(known.taken, { field: name, option: option.value });
    const words = left > 0 ? fillIn(places.left, { count: left }) : places.full;
    return {
      ...option,
      label: `${option.label ?? option.value} (${words})`,
      disabled: left <= 0 && !known.hasWaitingList,
    };
  });
  return { ...field, options: shown };
};

/** A field whose options say how many places they have left. */
export const Field = memo((props: FieldProps) => {
  const known = use(KnownContext);
  const field = useMemo(() => withPlaces(props.field, known), [props.field, known]);
  return <PlainField {...props} field={field} />;
});
Field.displayName = 'CountedField';

/** Asks how many places are taken as the form appears, and again whenever something was `sent`. */
export const Places = ({ gateway, definition, sent, children }: PlacesProps): ReactNode => {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const taken = await (await gateway?.())?.taken?.(definition.record.collection);
      const hasWaitingList = definition.outcome.waiting !== undefined;
      if (isCurrent && taken) setKnown({ taken, hasWaitingList });
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [gateway, definition, sent]);
  return <KnownContext value={known}>{children}</KnownContext>;
};
