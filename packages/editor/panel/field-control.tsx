import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type KeyboardEvent, type ReactNode, use, useId, useState } from 'react';
import type { Schema } from 'yup';
import { Field } from '../../../src/fields/field';
import { FieldWordsContext, UploadContext } from '../../../src/fields/field-contexts';
import { kindOf, loadKinds, type LoadedKinds } from '../../../src/fields/field-kinds';
import type { FieldDefinition } from '../../../src/fields/registry';
import type { RuleDefinition } from '../../../src/rules/schemas';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema } from '../../../src/schema/values/inner-schema';
import { valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import type { ShownState } from '../../edit-protocol/languages';
import { useSession } from '../editor-context';
import { shownTheme } from '../shown-theme';
import { isBegun } from '../structure/made-of';
import { LanguagesOfField } from './languages-of-field';
import { panelField } from './panel-field';
import { metaOf, type PanelKey } from './panel-keys';
import { type FieldOptions, useFieldValue } from './use-field-value';
import { usePlace } from './use-place';
import { whatThereIs } from './what-there-is';

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
      onFocus={({ target }) => {
        // What the editor began with goes as a whole.
        const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (isBox && isBegun(target.value, place.path)) target.select();
      }}
      onBlur={({ relatedTarget: next }) => {
        // A button of the field says itself what becomes of what is typed.
        const isForButton = next instanceof HTMLButtonElement && box.current?.contains(next);
        if (!panel.atOnce && !isForButton) void commit();
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
      {draft.isUnwritten && draft.wasRefused && (
        <Button size="small" onClick={() => void commit()}>
          Try again
        </Button>
      )}
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

/** Texts that can only be some of those that there are, such as options, are ticked. */
const withChoices = (
  key: PanelKey,
  { files, place }: { files: ShownState['files']; place: Place },
): PanelKey => {
  const entry = key.sort === 'lines' ? innerSchema(key.schema as Schema, 0) : undefined;
  const offered = entry && whatThereIs(files, place, { schema: entry });
  return offered ? { ...key, sort: 'words', offered } : key;
};

/** A value of config as a field; what it is stays as it was at first: a text with lines keeps its lines. */
export const FieldControl = ({ place, panelKey, words, beside }: FieldControlProps) => {
  const { value } = usePlace(place, words);
  const session = useSession();
  const [panel] = useState(() => {
    const { state } = session.get();
    const offered = offeredAt(panelKey, { state, value });
    const key = withChoices({ offered, ...panelKey }, { files: state.files, place });
    return panelField(key, panelKey.label, value);
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
