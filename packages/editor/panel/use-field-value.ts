import { useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Value as FormValue, Values } from '../../../src/schema/record';
import type { Value } from '../../../src/schema/values/change';
import { isSame } from '../../../src/schema/values/same-value';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import { useSession, useSessionState } from '../editor-context';
import { fieldName, type PanelField } from './panel-field';
import { usePlace } from './use-place';

/** While somebody types, the check is asked when they pause this long. In milliseconds. */
const pause = 400;

export type FieldOptions = { panel: PanelField; place: Place; label: string };

/** The field's value, which follows config's and becomes it. */
export const useFieldValue = ({ panel, place, label }: FieldOptions) => {
  const { value, valueNow, problems, write, leave, attempt, clear } = usePlace(place, label);
  const { markTyped, draftAt, keepDraft, dropDraft } = useSession();
  const [left] = useState(() => draftAt(place));
  const name = useId();
  const shown = panel.shown(value);
  const { control, register, setValue, getValues } = useForm<Values>({
    defaultValues: { [fieldName]: left ? left.held : shown },
  });
  const fieldValue = useWatch({ control, name: fieldName });
  const isUnwritten = !isSame(fieldValue, shown);
  // Its button stays while what is typed next is right: it may have the focus, whose leaving writes that.
  const wasRefused = useSessionState(({ drafts }) =>
    drafts.some((each) => isSamePlace(each, place) && each.isRefused),
  );
  const isRefused = problems.length > 0;
  useEffect(() => {
    markTyped(name, isUnwritten, isRefused);
    return () => markTyped(name, false);
  }, [markTyped, name, isUnwritten, isRefused]);
  const box = useRef<HTMLDivElement>(null);
  /** What config holds, as the field shows it; and what was sent last, and not written. */
  const base = useRef<FormValue>(shown);
  /** What config had as this was typed. */
  const over = useRef<unknown>(left ? left.was : value);
  const sent = useRef<{ fieldValue: FormValue | undefined }>(undefined);
  const onItsWay = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    const now = getValues(fieldName);
    if (isSame(now, shown)) over.current = value;
    if (isSame(base.current, shown)) return;
    const isUnsaved = !isSame(now, base.current) && !isSame(now, shown);
    base.current = shown;
    const isTyped = box.current?.contains(document.activeElement) === true;
    const isKept = isTyped || draftAt(place) !== undefined;
    if (!(isKept && isUnsaved) && !isSame(now, shown)) {
      over.current = value;
      setValue(fieldName, shown);
    }
    if (isSame(now, shown)) clear();
  });

  const keep = (now: FormValue | undefined, isRefused = draftAt(place)?.isRefused === true) => {
    if (now === undefined) return;
    const was = over.current as Value | undefined;
    const written = panel.written(now) as Value;
    keepDraft({ ...place, held: now, value: written, was, words: label, isRefused });
  };

  /** What is typed, as config says it. */
  const tidied = () => {
    const typed = getValues(fieldName);
    const now = panel.tidied?.(typed) ?? typed;
    if (!isSame(now, typed)) setValue(fieldName, now);
    return now;
  };

  const commit = async () => {
    const now = tidied();
    // As it is in the file: looking at it writes nothing.
    if (isSame(now, base.current) && !onItsWay.current) {
      sent.current = undefined;
      clear();
      return;
    }
    if (sent.current && isSame(now, sent.current.fieldValue)) return;
    const request = { fieldValue: now };
    sent.current = request;
    // The next press may come before the answer to the last one, which says what the file has by then.
    while (onItsWay.current) await onItsWay.current;
    if (sent.current !== request) return;
    onItsWay.current = act.current.write(panel.written(now), over.current);
    const isWritten = await onItsWay.current;
    // What somebody else wrote is told once.
    over.current = act.current.valueNow();
    onItsWay.current = undefined;
    // What is not written is sent again by the next Enter: meanwhile it may be right, or the server there again.
    if (sent.current === request) sent.current = undefined;
    if (!isWritten) keep(now, true);
  };

  const latest = { commit, write, valueNow, attempt, clear, keep, drop: () => dropDraft(place) };
  const act = useRef(latest);
  useEffect(() => {
    act.current = latest;
  });
  useEffect(() => {
    if (isSame(fieldValue, base.current) && !onItsWay.current) {
      sent.current = undefined;
      act.current.clear();
      act.current.drop();
      return undefined;
    }
    act.current.keep(fieldValue);
    if (panel.atOnce) {
      void act.current.commit();
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      if (!isSame(fieldValue, sent.current?.fieldValue))
        void act.current.attempt(panel.written(fieldValue), () => isWanted);
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // Not by its place, which changes with the entries before.
  }, [fieldValue, panel]);

  const rest = useRef({ fieldValue, shown, panel, leave });
  useEffect(() => {
    rest.current = { fieldValue, shown, panel, leave };
  });
  // What is typed when the control goes is written all the same.
  useEffect(
    () => () => {
      const last = rest.current;
      const isSent = sent.current !== undefined && isSame(last.fieldValue, sent.current.fieldValue);
      if (!isSent && !isSame(last.fieldValue, last.shown))
        last.leave(last.panel.written(last.fieldValue), over.current);
    },
    [],
  );

  return {
    ...{ box, control, register, fieldValue, problems, commit, isUnwritten, wasRefused },
    /** As config has it. */
    takeBack: () => setValue(fieldName, shown),
    /** As if it had been typed, and left. */
    put: (next: FormValue) => {
      setValue(fieldName, next);
      void commit();
    },
    show: (next: FormValue) => setValue(fieldName, next),
  };
};
