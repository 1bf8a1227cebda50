import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  memo,
  useEffect,
  useState,
} from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import { useScripted } from '../hydration/use-scripted';
import type { RuleDefinition } from '../rules/schemas';
import type { Values } from '../schema/record';
import { fillIn } from '../schema/texts';
import { useFieldWords, useUploads, Words } from './field-contexts';
import type { KindModule, Notice } from './kind-module';
import type { FieldDefinition } from './registry';

/** Whether all of `text` fits into `target`, by its `maxlength`. */
const findsRoom = (target: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const { value, maxLength, selectionStart, selectionEnd } = target;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength < 0 || value.length - replaced + text.length <= maxLength;
};

/** As a control counts: a line break is one character. Losing blanks at the end does not matter. */
const readText = (data: DataTransfer) => data.getData('text').replaceAll('\r\n', '\n').trimEnd();

/**
 * Handlers around a control. Browsers silently cut pasted or dropped text at `maxlength`: a visitor would
 * believe that all of it was sent.
 */
const useCutNotice = (notify: (notice: Notice | null) => void) => {
  const { cut } = useFieldWords();
  const judge = (target: EventTarget, data: DataTransfer) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const limit = target.maxLength;
    notify(findsRoom(target, readText(data)) ? null : { words: fillIn(cut, { limit }) });
  };
  return {
    onPaste: ({ target, clipboardData }: ClipboardEvent) => judge(target, clipboardData),
    onDrop: ({ target, dataTransfer }: DragEvent) => judge(target, dataTransfer),
    onInput: ({ nativeEvent }: FormEvent) => {
      // Pasted or dropped text was judged before the field changed.
      const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
      if (how !== 'insertFromPaste' && how !== 'insertFromDrop') notify(null);
    },
  };
};

export type FieldProps = {
  field: FieldDefinition;
  kind: KindModule;
  register: UseFormRegister<Values>;
  control: Control<Values>;
  /** Prefix of the ids of this field's parts; unique on the page. */
  idPrefix: string;
  required: boolean;
  rules: readonly RuleDefinition[];
  /** Mark the field as required, with the mark that the form explains. */
  marked: boolean;
  /** Id of the error message, while there is one. */
  errorId: string | undefined;
  /** Id of the error message of another field that this one could be filled in instead of, while there is one. */
  solvesId?: string | undefined;
  comparedWith: string[] | undefined;
};

/** Whether a rule asks for one of several fields; Vite writes it. */
const asksForOneOfSeveral = globalThis.__SITE__?.asksForOneOfSeveral ?? true;

const ignore = () => Promise.resolve();

const joinIds = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** A field's frame: label, hint, error message. Re-renders when one of these changes, not on typing. */
export const Field = memo((props: FieldProps) => {
  const { field, kind, register, control, idPrefix, required, rules, marked, errorId } = props;
  const { comparedWith } = props;
  const toldBy = errorId ?? (asksForOneOfSeveral ? props.solvesId : undefined);
  const { Control: KindControl, label } = kind;
  const [notice, setNotice] = useState<Notice | null>(null);
  const cutNotice = useCutNotice(setNotice);
  const { onClear } = useUploads();
  const scripted = useScripted();
  useEffect(() => onClear(() => setNotice(null)), [onClear]);
  const id = `${idPrefix}-${field.name}`;
  const labelId = `${id}-label`;
  const hint = field.hint ?? rules.find((rule) => rule.check === 'pattern')?.wants;
  const hintId = hint && `${id}-hint`;
  const noticeId = `${id}-notice`;
  const invalid = errorId !== undefined || Boolean(notice?.invalid);
  const { ref, ...followed } = kind.nests
    ? { name: field.name, onChange: ignore, onBlur: ignore, ref: null }
    : register(field.name, comparedWith && { deps: comparedWith });
  return (
    <FormControl
      error={invalid}
      data-width={field.width ?? 'full'}
      data-kind={field.kind}
      {...cutNotice}
    >
      {label !== 'own' && (
        <FormLabel
          id={labelId}
          component={label === 'group' ? 'span' : 'label'}
          htmlFor={label === 'group' ? undefined : id}
          required={required && marked}
        >
          <Words text={field.label} />
        </FormLabel>
      )}
      {hint && (
        <FormHelperText id={hintId}>
          <Words text={hint} />
        </FormHelperText>
      )}
      <KindControl
        field={field}
        notify={setNotice}
        control={control}
        labelId={labelId}
        rules={rules}
        marked={required && marked}
        input={{ ...followed, id, inputRef: ref }}
        aria={{
          'aria-invalid': invalid || undefined,
          'aria-describedby': joinIds(toldBy, notice !== null && noticeId, hintId),
          'aria-required': required || undefined,
        }}
      />
      {/* A live region must exist before it is filled. */}
      {scripted && (
        <div id={noticeId} role="status">
          {notice && <FormHelperText>{notice.words}</FormHelperText>}
        </div>
      )}
    </FormControl>
  );
});
Field.displayName = 'Field';
