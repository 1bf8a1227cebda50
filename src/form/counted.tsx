import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { Field as PlainField, type FieldProps } from '../fields/field';
import { WorkedOutContext } from '../fields/field-contexts';
import type { ControlProps } from '../fields/kind-module';
import type { FieldDefinition, FieldKind } from '../fields/registry';
import type { Values } from '../schema/record';
import {
  type Counted,
  leftOf,
  type Place,
  takenOf,
  type TakenPlaces,
} from '../schema/taken-places';
import { fillIn } from '../schema/texts';
import { countedFields, placesOf, waitingStamp } from './counted-fields';
import { formFields } from './form-fields';
import type { PlacesProps } from './form-parts';
import type { FormDefinition } from './form-schema';

/** What these values take of options with so many places; undefined if nothing. */
export const countedIn = (form: FormDefinition, values: Values): Counted | undefined => {
  const places = placesOf(form, values);
  if (places.length === 0) return undefined;
  const { full, waiting } = form.outcome;
  return { places, waiting: waitingStamp(form), words: (waiting ?? full)?.toast };
};

type Known = {
  definition: FormDefinition;
  /** Undefined while nobody knows: nothing is shown then, and nothing is hindered. */
  taken: TakenPlaces | undefined;
};

const KnownContext = createContext<Known | null>(null);

/** The field as it is shown: each option with what is left of it. */
const withPlaces = (field: FieldDefinition, known: Known | null): FieldDefinition => {
  const { taken, definition } = known ?? {};
  if (!taken || (field.kind !== 'select' && field.kind !== 'radio') || !field.places) return field;
  const { name, places, options } = field;
  const shown = options.map((option) => {
    if (option.capacity === undefined) return option;
    const left = option.capacity - takenOf(taken, { field: name, option: option.value });
    const words = left > 0 ? fillIn(places.left, { count: left }) : places.full;
    return {
      ...option,
      label: `${option.label ?? option.value} (${words})`,
      disabled: left <= 0 && !definition?.outcome.waiting,
    };
  });
  return { ...field, options: shown };
};

/**
 * Where it is said that more places are asked for than are left, by the names of the counted fields: at that field or
 * the one that says how many, whichever comes later.
 */
const toldAt = (definition: FormDefinition): Map<string, string> => {
  const order = formFields(definition).map(({ field }) => field.name);
  const told = new Map<string, string>();
  for (const { name, count } of countedFields(definition)) {
    if (count) told.set(name, order.indexOf(count.name) > order.indexOf(name) ? count.name : name);
  }
  return told;
};

/** How many are left, for who asks for more; undefined where there are enough, or none. */
const tooFewOf = (places: readonly Place[], taken: TakenPlaces): string | undefined => {
  const place = places.find((each) => leftOf(taken, each) < (each.count ?? 1));
  const left = place ? leftOf(taken, place) : 0;
  return left > 0 && place?.tooFew ? fillIn(place.tooFew, { count: left }) : undefined;
};

type Told = { definition: FormDefinition; at: readonly string[] };

/** A control below which it is said that too few places are left of the fields `at`, while that is so. */
const withNotice = <Kind extends FieldKind>(
  Control: ComponentType<ControlProps<Kind>>,
  { definition, at }: Told,
) => {
  const invalid = !definition.outcome.waiting;
  return function Noticed(props: ControlProps<Kind>) {
    const { control, notify } = props;
    const taken = use(KnownContext)?.taken;
    const shown = use(WorkedOutContext);
    const places = useWatch({
      control,
      compute: (values: Values) =>
        placesOf(definition, shown?.(values) ?? values).filter(({ field }) => at.includes(field)),
    });
    const words = taken && tooFewOf(places, taken);
    const notice = useMemo(() => (words ? { words, invalid } : null), [words]);
    useEffect(() => notify(notice), [notify, notice]);
    // Input removes what is said below a field: as long as it is so, it is said again. A radio button tells of its
    // input only after it has changed.
    useEffect(() => {
      if (!notice) return undefined;
      notify(notice);
      const timer = setTimeout(() => notify(notice));
      return () => clearTimeout(timer);
    });
    return <Control {...props} />;
  };
};

/** A field whose options say how many places they have left. */
export const Field = memo((props: FieldProps) => {
  const known = use(KnownContext);
  const field = useMemo(() => withPlaces(props.field, known), [props.field, known]);
  const definition = known?.definition;
  const kind = useMemo(() => {
    const told = definition ? [...toldAt(definition)] : [];
    const at = told.flatMap(([name, place]) => (place === props.field.name ? name : []));
    if (!definition || at.length === 0) return props.kind;
    return { ...props.kind, Control: withNotice(props.kind.Control, { definition, at }) };
  }, [props.kind, props.field.name, definition]);
  return <PlainField {...props} field={field} kind={kind} />;
});
Field.displayName = 'CountedField';

/** Asks how many places are taken as the form appears, and again whenever something was `sent`. */
export const Places = ({ gateway, definition, sent, children }: PlacesProps): ReactNode => {
  const [taken, setTaken] = useState<TakenPlaces>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const found = await (await gateway?.())?.taken?.(definition.record.collection);
      if (isCurrent && found) setTaken(found);
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [gateway, definition, sent]);
  const known = useMemo(() => ({ definition, taken }), [definition, taken]);
  return <KnownContext value={known}>{children}</KnownContext>;
};
