import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readNote, removeNote, writeNote } from '../loading/session-notes';
import {
  formControls,
  nameWriter,
  parseWritten,
  takeWritten,
  type WrittenForm,
  writtenOf,
} from '../loading/typed-values';
import type { Value, Values } from '../schema/record';
import { isGroup } from '../schema/values/group';
import { isSame } from '../schema/values/same-value';
import type { CompiledForm } from './compile-form';
import type { FormDefinition } from './form-schema';

/** Whether a field holds a map, as a matrix and a stored group do; Vite writes it. */
const hasMaps = globalThis.__SITE__?.hasMaps ?? true;

type Fields = Pick<CompiledForm, 'fields' | 'kindOf'>;

type Written = Fields & {
  hasFiles: (name: string) => boolean;
  isPrefilled: (name: string, value: Value | undefined) => boolean;
};

/** The fields in stored form, shown or not; for files, only that there were some. */
const writtenFields = (
  values: Values,
  { fields, kindOf, hasFiles, isPrefilled }: Written,
): WrittenForm['fields'] =>
  Object.fromEntries(
    fields.map(({ field: { kind, name }, field }) => {
      const own = () => kindOf(field).write(values[name] ?? null);
      const entries = hasFiles(name) ? ['chosen'] : own();
      return [name, { kind, entries, ...(isPrefilled(name, values[name]) && { prefilled: true }) }];
    }),
  );

/** Names of the fields that had files, which no browser keeps. */
export const filesIn = (written: WrittenForm, { fields }: Fields) =>
  fields.flatMap(({ field }) =>
    'upload' in field && writtenOf(written, field.name)?.entries.length ? field.name : [],
  );

/** The part of `written` that still fits the form. */
export const fittingValues = (written: WrittenForm, { fields, kindOf }: Fields): Values =>
  Object.fromEntries(
    fields.flatMap(({ field }) => {
      const own = writtenOf(written, field.name);
      const value = own && kindOf(field).restore(field, own);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );

/** The part of `written` that links filled in. */
const prefilledIn = ({ fields, ...form }: WrittenForm): WrittenForm => {
  const given = Object.entries(fields).filter(([, field]) => field?.prefilled);
  return { ...form, fields: Object.fromEntries(given) };
};

/** The values of the controls as the browser knows them; only the controls know files. */
export const standingValues = (form: HTMLFormElement, { fields, kindOf }: Fields): Values => {
  const data = new FormData(form);
  const textsOf = (name: string) =>
    formControls(form).namedItem(name) === null
      ? undefined
      : data.getAll(name).filter((entry) => typeof entry === 'string');
  const present = fields.filter(
    ({ field }) => !('upload' in field) && textsOf(field.name) !== undefined,
  );
  return Object.fromEntries(
    present.map(({ field }) => {
      const { read, readWithin } = kindOf(field);
      const value = readWithin
        ? readWithin(field, textsOf)
        : read(textsOf(field.name) ?? [], field);
      return [field.name, value];
    }),
  );
};

/** Of a map, of which a part may be answered before what was kept of the others is there, both. */
const withKept = (value: Value, kept: Value | undefined, initial: Value | undefined): Value => {
  if (!hasMaps || !isGroup(value) || !isGroup(kept) || !isGroup(initial)) return value;
  const answered = Object.entries(value).filter(([name, each]) => !isSame(each, initial[name]));
  return { ...kept, ...Object.fromEntries(answered) };
};

type WrittenValues = {
  definition: FormDefinition;
  compiled: CompiledForm;
  element: RefObject<HTMLFormElement | null>;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'setValues'>;
  step: number;
  /** Called with the step at which the visitor was; it may no longer exist. */
  onArrive: (step: number) => void;
  /** Names of the files of a field that were sent or are being sent. */
  filesOf: (name: string) => string[];
  /** Names of the fields whose files were lost with the previous page. */
  lost: readonly string[];
  onLost: (names: readonly string[]) => void;
  /** What a link fills in; undefined where no link can. */
  given: Values | undefined;
};

/**
 * What the visitor, or the browser for them, wrote before hydration, and what was kept over a reload. A form
 * with steps keeps it for this tab, over other pages too.
 */
export const useWrittenValues = (setting: WrittenValues) => {
  const { definition, compiled, element, form, step, onArrive, lost, onLost, given } = setting;
  const { initial } = compiled;
  const name = definition.record.collection;
  const note = `steps ${name}`;
  const isLasting = definition.steps !== undefined;
  /** What links filled in. */
  const prefilled = useRef<Values>({});
  const isPrefilled = (field: string, value: Value | undefined) =>
    Object.hasOwn(prefilled.current, field) && isSame(prefilled.current[field], value);

  const write = useEffectEvent((): WrittenForm => ({
    form: name,
    step,
    fields: writtenFields(form.getValues(), {
      ...compiled,
      hasFiles: (field) => lost.includes(field) || setting.filesOf(field).length > 0,
      isPrefilled,
    }),
  }));

  const save = useEffectEvent(() => {
    const written = write();
    try {
      const nothing = () => false;
      const none = { ...compiled, hasFiles: nothing, isPrefilled: nothing };
      const empty = writtenFields(initial, none);
      if (isSame(written.fields, empty)) removeNote(note);
      else writeNote(note, JSON.stringify(written));
    } catch {
      // The browser stores nothing.
    }
  });

  const markHydrated = useEffectEvent((own: HTMLFormElement) => {
    const found = [isLasting ? parseWritten(readNote(note)) : undefined, takeWritten(own)];
    const written = found.filter((each) => each !== undefined);
    const typed = Object.entries(standingValues(own, compiled)).filter(
      ([field, value]) => !isSame(value, initial[field]),
    );
    const kept = Object.assign(
      {},
      ...written.map((each) => fittingValues(each, compiled)),
    ) as Values;
    const values = {
      ...kept,
      ...Object.fromEntries(
        typed.map(
          ([field, value]) => [field, withKept(value, kept[field], initial[field])] as const,
        ),
      ),
    };
    // Touched: else what the form has read from its controls by itself is told to nobody who depends on it.
    form.setValues(values, { shouldTouch: true });
    const at = written.filter((each) => Number.isInteger(each.step)).at(-1)?.step;
    if (at !== undefined) onArrive(at);
    onLost(written.flatMap((each) => filesIn(each, compiled)));
    const fromLinks = written.map((each) => fittingValues(prefilledIn(each), compiled));
    Object.assign(prefilled.current, ...fromLinks);
  });

  /** What the visitor wrote stays. */
  const fillIn = useEffectEvent(() => {
    for (const [field, value] of Object.entries(given ?? {})) {
      const current = form.getValues(field);
      if (!isSame(current, initial[field]) && !isPrefilled(field, current)) continue;
      prefilled.current[field] = value;
      if (!isSame(current, value)) form.setValue(field, value);
    }
  });

  const taken = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Once: what is stored meanwhile does not yet include what is hydrated.
    if (!element.current || taken.current === element.current) return;
    taken.current = element.current;
    markHydrated(element.current);
    nameWriter(element.current, write);
  }, [element]);

  useEffect(() => fillIn(), [given]);

  useEffect(() => {
    if (!isLasting) return;
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [isLasting]);
};
