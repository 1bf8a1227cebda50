import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../../src/fields/field';
import { FieldWordsContext, UploadContext } from '../../../src/fields/field-contexts';
import { kindOf, loadKinds, type LoadedKinds } from '../../../src/fields/field-kinds';
import type { FieldDefinition } from '../../../src/fields/registry';
import type { RuleDefinition } from '../../../src/rules/schemas';
import type { Value as FormValue, Values } from '../../../src/schema/record';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import type { ShownState } from '../../edit-protocol/languages';
import { useSession, useSessionState } from '../editor-context';
import { isSamePlace } from '../editor-session';
import { shownTheme } from '../shown-theme';
import { LanguagesOfField } from './languages-of-field';
import { fieldName, type PanelField, panelField } from './panel-field';
import { metaOf, type PanelKey } from './panel-keys';
import { usePlace } from './use-place';

/**
 * One value of config as a field of the form engine. It is the engine's `Field` and its kinds, not its
 * `FormRenderer`: that checks, sends and clears all fields together by a button, while here each value is checked
 * by the check and written as soon as it is left.
 */

const fieldWords = { cut: 'The end was cut: {limit} characters fit.' };

const noUploads = {
  start: () => Promise.resolve(''),
  cancel: () => undefined,
  namesOf: () => [],
  onClear: () => () => undefined,
};

const noRules: RuleDefinition[] = [];

const usedKinds = [
  'text',
  'textarea',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
].map((kind) => ({ kind }) as FieldDefinition);
let kinds: Promise<LoadedKinds> | undefined;
const useKinds = () => use((kinds ??= loadKinds(usedKinds)));

/** While somebody types, the check is asked when they pause this long. In milliseconds. */
const pause = 400;

/** The messages of the check at a control. */
export const Problems = ({ id, words }: { id: string; words: readonly string[] }) => (
  <div role="alert" id={id}>
    {words.map((each) => (
      <FormHelperText key={each} error>
        {each}
      </FormHelperText>
    ))}
  </div>
);

type FieldOptions = { panel: PanelField; place: Place; label: string };

/** The field's value, which follows config's and becomes it. */
const useFieldValue = ({ panel, place, label }: FieldOptions) => {
  const { value, problems, write, leave, attempt, clear } = usePlace(place, label);
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
  const sent = useRef<{ fieldValue: FormValue | undefined }>(undefined);
  const onItsWay = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    if (isSame(base.current, shown)) return;
    const now = getValues(fieldName);
    const isUnsaved = !isSame(now, base.current) && !isSame(now, shown);
    base.current = shown;
    const isTyped = box.current?.contains(document.activeElement) === true;
    const isKept = isTyped || draftAt(place) !== undefined;
    if (!(isKept && isUnsaved) && !isSame(now, shown)) setValue(fieldName, shown);
    if (isSame(now, shown)) clear();
  });

  const keep = (now: FormValue | undefined, isRefused = draftAt(place)?.isRefused === true) => {
    if (now === undefined) return;
    keepDraft({ ...place, held: now, value: panel.written(now) as Value, words: label, isRefused });
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
    onItsWay.current = act.current.write(panel.written(now));
    const isWritten = await onItsWay.current;
    onItsWay.current = undefined;
    // What is not written is sent again by the next Enter: meanwhile it may be right, or the server there again.
    if (sent.current === request) sent.current = undefined;
    if (!isWritten) keep(now, true);
  };

  const latest = { commit, write, attempt, clear, keep, drop: () => dropDraft(place) };
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
        last.leave(last.panel.written(last.fieldValue));
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

/** What stands below a field beside its hint. */
type Beside = (field: {
  value: string;
  put: (next: string) => void;
  show: (next: string) => void;
}) => ReactNode;

type FieldControlProps = {
  place: Place;
  panelKey: PanelKey;
  /** The name of the step, with that of the group: Tone of section 3. */
  words: string;
  beside?: Beside | undefined;
};

const ValueField = ({
  panel,
  place,
  words,
  required,
  beside,
}: Omit<FieldOptions, 'label'> & {
  words: string;
  required: boolean;
  beside: Beside;
}) => {
  const id = useId();
  const { box, control, register, fieldValue, problems, commit, put, show, ...draft } =
    useFieldValue({ panel, place, label: words });
  const { field } = panel;
  const errorId = `${id}-problems`;
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (key !== 'Enter' || !isText || nativeEvent.isComposing) return;
    if (target instanceof HTMLTextAreaElement) {
      if (shiftKey || (panel.hasLines && !ctrlKey && !metaKey)) return;
      event.preventDefault();
    }
    void commit();
  };
  return (
    <Box
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!panel.atOnce && !box.current?.contains(relatedTarget)) void commit();
      }}
    >
      <FieldWordsContext value={fieldWords}>
        <UploadContext value={noUploads}>
          <Field
            field={field}
            kind={kindOf(field, useKinds())}
            register={register}
            control={control}
            idPrefix={id}
            required={required}
            rules={noRules}
            marked={false}
            errorId={problems.length > 0 ? errorId : undefined}
            comparedWith={undefined}
          />
        </UploadContext>
      </FieldWordsContext>
      <Problems id={errorId} words={problems} />
      {draft.isUnwritten && (problems.length > 0 || draft.wasRefused) && (
        <Button size="small" onClick={draft.takeBack}>
          As it was
        </Button>
      )}
      {beside({ value: typeof fieldValue === 'string' ? fieldValue : '', put, show })}
    </Box>
  );
};

/** What a site gives to choose from: its grounds, and its languages. */
const offeredAt = (
  { schema }: PanelKey,
  { state, value }: { state: ShownState; value: unknown },
) => {
  const { withGrounds = false, shownIn = false } = metaOf(schema);
  if (shownIn) {
    const all = (state.language?.all ?? []).map(({ key, name }) => ({ value: key, label: name }));
    // What is written and is none of them can be seen, and taken out.
    const others = (Array.isArray(value) ? value.map(String) : [])
      .filter((each) => !all.some((language) => language.value === each))
      .map((each) => ({ value: each, label: each }));
    return [...all, ...others];
  }
  const grounds = withGrounds ? valueAt(shownTheme(state), 'grounds') : undefined;
  return isGroup(grounds)
    ? Object.keys(grounds).map((value) => ({ value, label: value }))
    : undefined;
};

/** A value of config as a field; what it is stays as it was at first: a text with lines keeps its lines. */
export const FieldControl = ({ place, panelKey, words, beside }: FieldControlProps) => {
  const { value } = usePlace(place, words);
  const session = useSession();
  const [panel] = useState(() => {
    return panelField(
      { offered: offeredAt(panelKey, { state: session.get().state, value }), ...panelKey },
      panelKey.label,
      value,
    );
  });
  if (!panel) return null;
  const { required } = panelKey;
  return (
    <ValueField
      {...{ panel, place, words, required }}
      beside={(field) => (
        <>
          {beside?.(field)}
          <LanguagesOfField
            place={place}
            panelKey={panelKey}
            isEmpty={value === undefined && field.value === ''}
          />
        </>
      )}
    />
  );
};
