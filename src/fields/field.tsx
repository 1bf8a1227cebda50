import styled from '@emotion/styled';
import { memo, useEffect, useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { Values } from '../contract/record';
import { useScripted } from '../takeover/use-scripted';
import type { Notice } from './control-props';
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

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  gridColumn: '1 / -1',
  minWidth: 0,
  '&[data-width="half"]': { gridColumn: 'auto' },
}));

const Label = styled('label')(({ theme: { tokens } }) => ({
  ...tokens.type.label,
  color: tokens.color.ink,
  fontWeight: 600,
}));

const Star = styled('span')(({ theme: { tokens } }) => ({ color: tokens.color.error }));

const Hint = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.label,
  letterSpacing: 0,
  color: tokens.color.muted,
  textWrap: 'balance',
}));

const NoticeLine = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.label,
  letterSpacing: 0,
  color: tokens.color.error,
  textWrap: 'balance',
  // It is announced when it is filled only if it was there before; empty, it takes no room.
  '&:empty': { position: 'absolute' },
}));

const joinIds = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** A field's frame: label, hint, what is wrong. Re-renders when one of these changes, not on typing. */
export const Field = memo(
  ({ field, register, idPrefix, required, marked, errorId }: FieldProps) => {
    const control = controlModules[`./${field.kind}/control.tsx`];
    if (!control) throw new Error(`The field kind "${field.kind}" has no control.tsx.`);
    const Control = control.default;
    const [notice, setNotice] = useState<Notice | null>(null);
    const cutNotice = useCutNotice(setNotice);
    const { onClear } = useUploads();
    const scripted = useScripted();
    useEffect(() => onClear(() => setNotice(null)), [onClear]);
    const id = `${idPrefix}-${field.name}`;
    const hintId = field.hint && `${id}-hint`;
    const noticeId = `${id}-notice`;
    return (
      <Frame data-width={field.width ?? 'full'} {...cutNotice}>
        <Label id={`${id}-label`} htmlFor={id}>
          {field.label}
          {required && marked && <Star aria-hidden="true"> *</Star>}
        </Label>
        {field.hint && <Hint id={hintId}>{field.hint}</Hint>}
        <Control
          field={field}
          registration={register(field.name)}
          notify={setNotice}
          input={{
            id,
            'aria-invalid': errorId || notice?.invalid ? true : undefined,
            'aria-describedby': joinIds(errorId, notice !== null && noticeId, hintId),
            'aria-required': required || undefined,
          }}
        />
        {scripted && (
          <NoticeLine id={noticeId} role="status">
            {notice?.words}
          </NoticeLine>
        )}
      </Frame>
    );
  },
);
Field.displayName = 'Field';
