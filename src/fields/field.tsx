import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo, useEffect, useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { Values } from '../contract/record';
import { useScripted } from '../takeover/use-scripted';
import type { Notice } from './control-props';
import { LineControl } from './line-control';
import type { FieldDefinition } from './registry';
import { useUploads } from './upload-context';
import { useCutNotice } from './use-cut-notice';
import { controlModules } from './vite-modules';

type FieldProps = {
  field: FieldDefinition;
  register: UseFormRegister<Values>;
  /** Start of the ids of this field's parts; unique on the page. */
  idPrefix: string;
  required: boolean;
  /** Show that the field is required, by the mark that the form explains. */
  marked: boolean;
  /** Id of the message that says what is wrong with this field, while something is. */
  errorId: string | undefined;
};

const joinIds = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** A field's frame: label, hint, what is wrong. Re-renders when one of these changes, not on typing. */
export const Field = memo(
  ({ field, register, idPrefix, required, marked, errorId }: FieldProps) => {
    const Control = controlModules[`./${field.kind}/control.tsx`]?.default ?? LineControl;
    const [notice, setNotice] = useState<Notice | null>(null);
    const cutNotice = useCutNotice(setNotice);
    const { onClear } = useUploads();
    const scripted = useScripted();
    useEffect(() => onClear(() => setNotice(null)), [onClear]);
    const id = `${idPrefix}-${field.name}`;
    const hintId = field.hint && `${id}-hint`;
    const noticeId = `${id}-notice`;
    const invalid = errorId !== undefined || Boolean(notice?.invalid);
    const { ref, ...followed } = register(field.name);
    return (
      <FormControl error={invalid} data-width={field.width ?? 'full'} {...cutNotice}>
        <FormLabel id={`${id}-label`} htmlFor={id} required={required && marked}>
          {field.label}
        </FormLabel>
        {field.hint && <FormHelperText id={hintId}>{field.hint}</FormHelperText>}
        <Control
          field={field}
          notify={setNotice}
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
  },
);
Field.displayName = 'Field';
