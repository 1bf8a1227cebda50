import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { Values } from '../contract/record';
import { Field } from '../fields/field';
import { UploadContext } from '../fields/upload-context';
import { compileForm } from './compile-form';
import { FormAlert, type Refusal } from './form-alert';
import type { FormDefinition } from './form-contract';
import { FormFrame, FormNote } from './form-frame';
import { Honeypot, isHoneypotFilled } from './honeypot';
import { SubmitButton } from './submit-button';
import { useUploads, type Upload } from './use-uploads';

type FormRendererProps = {
  definition: FormDefinition;
  /** Resolves to whether the values were saved; never rejects. */
  send: (values: Values) => Promise<boolean>;
  /** Called instead when a robot filled in what people cannot see: it is to look sent. */
  onCaught: () => void;
  upload: Upload;
  /** Called whenever focus comes to the form: time to load what sending needs. */
  onApproach: () => void;
  /** Explains the mark of fields that must be filled in. */
  requiredNote: string;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean | undefined;
};

/** The one renderer of all forms (specification, sections 4, 5 and 8). */
export const FormRenderer = (props: FormRendererProps) => {
  const { definition, send, onCaught, upload, onApproach, showTitle } = props;
  const id = useId();
  const compiled = useMemo(() => compileForm(definition), [definition]);
  const element = useRef<HTMLFormElement>(null);
  const { uploads, settled, clear: clearUploads } = useUploads(upload);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(0);
  const { control, register, handleSubmit, getValues, setValue, clearErrors } = useForm<Values>({
    defaultValues: compiled.initial,
    resolver: compiled.resolver,
    shouldFocusError: false,
  });

  /** What the visitor, or the browser for them, wrote before script took the form over. */
  const takeOver = useEffectEvent(() => {
    for (const [name, value] of new FormData(element.current ?? undefined)) {
      if (!Object.hasOwn(compiled.initial, name) || typeof value !== 'string') continue;
      if (value !== getValues(name)) setValue(name, value);
    }
  });
  useEffect(() => takeOver(), []);

  /** What was typed since `sent` was sent is the visitor's next message and stays. */
  const clear = (sent: Values) => {
    Object.entries(compiled.cleared).forEach(([name, value]) => {
      if (getValues(name) === sent[name]) setValue(name, value);
    });
    clearUploads();
    clearErrors();
  };

  const deliver = async (values: Values) => {
    if (!isHoneypotFilled(element.current)) return send(values);
    onCaught();
    return true;
  };

  const submit = async (values: Values) => {
    setRefusal(undefined);
    const files = settled();
    if (definition.submit.clear === 'submitted') clear(values);
    const saved = await deliver({ ...values, ...(await files) });
    if (saved && definition.submit.clear === 'saved') clear(values);
  };

  const refuse = (errors: FieldErrors<Values>) => {
    const field = compiled.firstProblem(errors);
    setRefusal(field === undefined ? undefined : { field });
  };

  const isClear = () =>
    Object.entries(compiled.cleared).every(([name, value]) => getValues(name) === value);

  /**
   * A second submit while one is under way is the same submit, unless the form was cleared at once
   * and filled in anew.
   */
  const handle = async () => {
    const anew = definition.submit.clear === 'submitted' && !isClear();
    if (underway.current > 0 && !anew) return;
    underway.current += 1;
    setBusy(true);
    try {
      await handleSubmit(submit, refuse)();
    } finally {
      underway.current -= 1;
      setBusy(underway.current > 0);
    }
  };

  const forgetAlert = useCallback(() => setRefusal(undefined), []);
  const alertId = `${id}-alert`;
  const titleId = `${id}-title`;
  const arrow = definition.submit.look === 'arrow';

  return (
    <UploadContext value={uploads}>
      <FormFrame
        ref={element}
        noValidate
        // Sent before the page has taken over, it must not carry what was typed into the address.
        method="dialog"
        aria-label={showTitle ? undefined : definition.title}
        aria-labelledby={showTitle ? titleId : undefined}
        aria-busy={busy}
        data-look={definition.submit.look}
        onFocus={onApproach}
        onSubmit={(event) => {
          event.preventDefault();
          void handle();
        }}
      >
        {definition.honeypot && <Honeypot />}
        {showTitle && (
          <Typography variant="h3" component="h2" id={titleId}>
            {definition.title}
          </Typography>
        )}
        {definition.intro && <FormNote>{definition.intro}</FormNote>}
        {!arrow && compiled.required.size > 0 && <FormNote>{props.requiredNote}</FormNote>}
        {refusal && (
          <FormAlert id={alertId} control={control} refusal={refusal} onMended={forgetAlert} />
        )}
        {definition.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            register={register}
            idPrefix={id}
            required={compiled.required.has(field.name)}
            marked={!arrow}
            errorId={refusal?.field === field.name ? alertId : undefined}
          />
        ))}
        {definition.note && <FormNote>{definition.note}</FormNote>}
        <SubmitButton label={definition.submit.label} look={definition.submit.look} busy={busy} />
      </FormFrame>
    </UploadContext>
  );
};
