import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { Field as PlainField, type FieldProps } from '../fields/field';
import { WorkedOutContext } from '../fields/field-contexts';
import type { ControlProps } from '../fields/kind-module';
import type { FieldDefinition, FieldKind } from '../fields/registry';
import { SlotPlacesContext } from '../fields/time/slots/slot-places';
import type { Values } from '../schema/record';
import { type Counted, leftOf, type Place, type TakenPlaces } from '../schema/taken-places';
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

type Knowing = { taken: TakenPlaces; canWait: boolean };

/** Of places, such as those of the nights of a stay, the one of which the fewest are left. */
const scarcest = (places: readonly Place[], taken: TakenPlaces): Place | undefined =>
  [...places].sort((one, other) => leftOf(taken, one) - leftOf(taken, other))[0];

/** The field as it is shown: each option with what is left of it; of a stay once its days, in `values`, are known. */
const withPlaces = (
  field: FieldDefinition,
  { taken, counted, canWait }: Partial<Knowing> & { counted: CountedField | undefined },
  values: Values,
): FieldDefinition => {
  const hasOptions =
    field.kind === 'select' || field.kind === 'radio' || field.kind === 'checkboxes';
  if (!taken || !counted || !hasOptions || !field.places) return field;
  const { name, places, options } = field;
  const shown = options.map((option) => {
    const chosen = counted.several ? [option.value] : option.value;
    const place = scarcest(placesIn([counted], { ...values, [name]: chosen }), taken);
    if (!place) return option;
    const left = leftOf(taken, place);
    const words = left > 0 ? fillIn(places.left, { count: left }) : places.full;
    return {
      ...option,
      label: `${option.label ?? option.value} (${words})`,
      // Other days may follow: who has chosen it keeps it until then.
      disabled: left <= 0 && !canWait && !counted.stay,
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
    const { count, day, stay } = counted;
    if (!count && !day && !stay) return false;
    const names = [counted.name, count?.name, day?.time, stay?.arrival, stay?.departure];
    return order.filter((each) => names.includes(each)).at(-1) === name;
  });
};

type NoticeOf = Knowing & {
  /** The field below which it stands. */
  below: FieldDefinition;
};

/** What a visitor reads of the places that they ask for; undefined where their option says it. */
const noticeOf = (place: Place, of: CountedField, { taken, canWait, below }: NoticeOf) => {
  const { name, day, stay, tooFew } = of;
  const left = leftOf(taken, place);
  const own = day ?? stay;
  if (left <= 0) return own && { words: own.full, invalid: !canWait };
  if (left < (place.count ?? 1)) {
    return tooFew === undefined
      ? undefined
      : { words: fillIn(tooFew, { count: left }), invalid: !canWait };
  }
  // Beside what is chosen there.
  const isBeside = stay ? below.name === name : 'slots' in below && below.slots !== undefined;
  if (isBeside) return undefined;
  return own && { words: fillIn(own.left, { count: left }), invalid: false };
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
    const told = counted.flatMap((field) => {
      // Of a day whose time is not chosen yet nothing is known.
      const own = places.filter((each) => each.field === field.name && !each.option.endsWith(' '));
      const place = taken && scarcest(own, taken);
      return (
        (taken && place && noticeOf(place, field, { taken, canWait, below: props.field })) ?? []
      );
    });
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

const noValues: Values = {};

/** A field whose options say how many places they have left. */
export const Field = memo((props: FieldProps) => {
  const { definition, taken } = use(KnownContext) ?? {};
  const shown = use(WorkedOutContext);
  const { name } = props.field;
  const counted = useMemo(() => {
    const all = definition ? countedFields(definition) : [];
    return all.find((each) => each.name === name) ?? all.find(({ day }) => day?.time === name);
  }, [definition, name]);
  const days = useWatch({
    control: props.control,
    compute: (values: Values) => {
      const { name: day = '', stay } = counted ?? {};
      const names = stay ? [stay.arrival, stay.departure] : [day];
      const all = names.includes(name) ? noValues : (shown?.(values) ?? values);
      return Object.fromEntries(names.map((each) => [each, all[each] ?? '']));
    },
  });
  const canWait = definition?.outcome.waiting !== undefined;
  const field = useMemo(
    () => withPlaces(props.field, { taken, counted, canWait }, days),
    [props.field, taken, counted, canWait, days],
  );
  const kind = useMemo(() => {
    const counted = definition ? toldBelow(props.field.name, definition) : [];
    if (!definition || counted.length === 0) return props.kind;
    return { ...props.kind, Control: withNotice(props.kind.Control, { counted, canWait }) };
  }, [props.kind, props.field.name, definition, canWait]);
  const placesOfSlot = useCallback(
    (time: string) => {
      if (!taken || counted?.day?.time !== name) return undefined;
      const [place] = placesIn([counted], { ...days, [name]: time });
      if (!place) return undefined;
      const left = leftOf(taken, place);
      const { day } = counted;
      const words = left > 0 ? fillIn(day.left, { count: left }) : day.full;
      return { words, isFull: left <= 0 && !canWait };
    },
    [taken, counted, days, name, canWait],
  );
  return (
    <SlotPlacesContext value={placesOfSlot}>
      <PlainField {...props} field={field} kind={kind} />
    </SlotPlacesContext>
  );
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
