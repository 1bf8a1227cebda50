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
import {
  type CountedField,
  countedFields,
  placesIn,
  placesOf,
  waitingStamp,
} from './counted-fields';
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
 * The counted fields of which something is said below the field `name`: at the last of those that decide which places
 * are taken, and how many.
 */
const toldBelow = (name: string, definition: FormDefinition): CountedField[] => {
  const order = formFields(definition).map(({ field }) => field.name);
  return countedFields(definition).filter((counted) => {
    const { count, day } = counted;
    if (!count && !day) return false;
    const names = [counted.name, count?.name, day?.time];
    return order.filter((each) => names.includes(each)).at(-1) === name;
  });
};

type Knowing = { taken: TakenPlaces; canWait: boolean };

/** What a visitor reads of the places that they ask for; undefined where their option says it. */
const noticeOf = (place: Place, of: CountedField, { taken, canWait }: Knowing) => {
  const { day, tooFew } = of;
  const left = leftOf(taken, place);
  if (left <= 0) return day && { words: day.full, invalid: !canWait };
  if (left < (place.count ?? 1)) {
    return tooFew === undefined
      ? undefined
      : { words: fillIn(tooFew, { count: left }), invalid: !canWait };
  }
  return day && { words: fillIn(day.left, { count: left }), invalid: false };
};

type Told = { counted: readonly CountedField[]; canWait: boolean };

/** A control below which it is said how many places are left, or that they are too few. */
const withNotice = <Kind extends FieldKind>(
  Control: ComponentType<ControlProps<Kind>>,
  { counted, canWait }: Told,
) =>
  function Noticed(props: ControlProps<Kind>) {
    const { control, notify } = props;
    const taken = use(KnownContext)?.taken;
    const shown = use(WorkedOutContext);
    const places = useWatch({
      control,
      compute: (values: Values) => placesIn(counted, shown?.(values) ?? values),
    });
    const told = counted.flatMap((field) =>
      places
        // Of a day whose time is not chosen yet nothing is known.
        .filter((place) => place.field === field.name && !place.option.endsWith(' '))
        .flatMap((place) => (taken && noticeOf(place, field, { taken, canWait })) ?? []),
    );
    const first = told.find((each) => each.invalid) ?? told[0];
    const words = first?.words;
    const invalid = first?.invalid ?? false;
    const notice = useMemo(
      () => (words === undefined ? null : { words, invalid }),
      [words, invalid],
    );
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

/** A field whose options say how many places they have left. */
export const Field = memo((props: FieldProps) => {
  const known = use(KnownContext);
  const field = useMemo(() => withPlaces(props.field, known), [props.field, known]);
  const definition = known?.definition;
  const kind = useMemo(() => {
    const counted = definition ? toldBelow(props.field.name, definition) : [];
    if (!definition || counted.length === 0) return props.kind;
    const canWait = definition.outcome.waiting !== undefined;
    return { ...props.kind, Control: withNotice(props.kind.Control, { counted, canWait }) };
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
