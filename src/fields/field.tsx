import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo, useEffect, useState } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import { useScripted } from '../hydration/use-scripted';
import type { RuleDefinition } from '../rules/schemas';
import type { Values } from '../schema/record';
import type { Notice } from './control-props';
import type { KindModule } from './kind-module';
import type { FieldDefinition } from './registry';
import { useUploads } from './upload-context';
import { useCutNotice } from './use-cut-notice';
import { Words } from './words';

type FieldProps = {
  field: FieldDefinition;
  kind: KindModule;
  register: UseFormRegister<Values>;
  control: Control<Values>;
  /** Start of the ids of this field's parts; unique on the page. */
  idPrefix: string;
  required: boolean;
  rules: readonly RuleDefinition[];
  /** Show that the field is required, by the mark that the form explains. */
  marked: boolean;
  /** Id of the message that says what is wrong with this field, while something is. */
  errorId: string | undefined;
  /** Names of fields that are right or wrong with this one. */
  comparedWith: string[] | undefined;
};

const joinIds = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** A field's frame: label, hint, what is wrong. Re-renders when one of these changes, not on typing. */
export const Field = memo((props: FieldProps) => {
  const { field, kind, register, control, idPrefix, required, rules, marked, errorId } = props;
  const { comparedWith } = props;
  const { Control: KindControl, label } = kind;
  const [notice, setNotice] = useState<Notice | null>(null);
  const cutNotice = useCutNotice(setNotice);
  const { onClear } = useUploads();
  const scripted = useScripted();
  useEffect(() => onClear(() => setNotice(null)), [onClear]);
  const id = `${idPrefix}-${field.name}`;
  const labelId = `${id}-label`;
  const hintId = field.hint && `${id}-hint`;
  const noticeId = `${id}-notice`;
  const invalid = errorId !== undefined || Boolean(notice?.invalid);
  const { ref, ...followed } = register(field.name, comparedWith && { deps: comparedWith });
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
      {field.hint && (
        <FormHelperText id={hintId}>
          <Words text={field.hint} />
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
          'aria-describedby': joinIds(errorId, notice !== null && noticeId, hintId),
          'aria-required': required || undefined,
        }}
      />
      {/* What is announced when it is filled must have been there before. */}
      {scripted && (
        <div id={noticeId} role="status">
          {notice && <FormHelperText>{notice.words}</FormHelperText>}
        </div>
      )}
    </FormControl>
  );
});
Field.displayName = 'Field';
