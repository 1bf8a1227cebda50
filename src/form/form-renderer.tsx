import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  ErrorContext,
  FieldFormContext,
  FieldWordsContext,
  type FieldWords,
  MarksContext,
  UploadContext,
  WorkedOutContext,
  Words,
} from '../fields/field-contexts';
import type { Values } from '../schema/record';
import type { Sent } from '../schema/taken-places';
import { compileForm } from './compile-form';
import { FormAlert } from './form-alert';
import { FormFrame, FormNote, Honeypot, SubmitButton } from './form-frame';
import { FormItems, ItemsContext } from './form-items';
import { type FormParts, noParts, type PlacesProps, type StepsHandle } from './form-parts';
import type { FormDefinition } from './form-schema';
import { useFormSubmit } from './use-form-submit';
import type { Upload } from './use-uploads';
import { useWrittenValues } from './use-written-values';

// One script with the renderer: both are needed before a form is shown.
export { loadFormParts } from './load-form-parts';

type FormRendererProps = {
  definition: FormDefinition;
  /** The optional parts that the definition needs. */
  parts?: FormParts | undefined;
  /** Never rejects. */
  send: (values: Values) => Promise<Sent>;
  /** Called instead when a robot filled in the honeypot: the form must look sent. */
  onCaught: () => void;
  /** Called then: the visitor is informed, and may be led to another page. */
  onOutcome: (saved: Sent) => void;
  upload: Upload;
  gateway?: PlacesProps['gateway'];
  /** Called whenever focus comes to the form: time to load what sending needs. */
  onApproach: () => void;
  /** `required` explains the mark of required fields. */
  words: FieldWords & { required: string };
  /** The query of the page's address: a link may fill in fields. */
  query?: string | undefined;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean | undefined;
};

/** Whether visitors may save a form and go on later; Vite writes it. */
const savesForLater = globalThis.__SITE__?.savesForLater ?? true;

const Through = ({ children }: { children: ReactNode }) => children;

/** The one renderer of all forms (specification, sections 4, 5 and 8). */
export const FormRenderer = (props: FormRendererProps) => {
  const {
    definition,
    send,
    onCaught,
    onOutcome,
    upload,
    words,
    showTitle,
    query = '',
    gateway,
    parts = noParts,
  } = props;
  const { showMarks = null, Appeared = Through, Places = Through, Steps, Later } = parts;
  const id = useId();
  const compiled = useMemo(() => compileForm(definition, parts.kinds), [definition, parts]);
  const element = useRef<HTMLFormElement>(null);
  const steps = useRef<StepsHandle>(null);
  const [sent, setSent] = useState(0);
  const onResult = (saved: Sent) => {
    if (savesForLater) parts.forget?.(definition, saved);
    setSent((times) => times + 1);
    onOutcome(saved);
  };
  const about = { definition, compiled, element, steps, upload };
  const submitted = { ...about, send, onCaught, onOutcome: onResult };
  const { form, uploads, step, setStep, error, clearError, busy, submit } =
    useFormSubmit(submitted);
  const { control, register } = form;
  const [arrivedAt, setArrivedAt] = useState(0);
  const onArrive = (at: number) => {
    setArrivedAt(at);
    setStep(at);
  };
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => uploads.onClear(() => setLost([])), [uploads]);
  const files = { lost, filesOf: uploads.namesOf, onLost: setLost };
  const { prefilled } = parts;
  const given = useMemo(() => prefilled?.(compiled, query), [prefilled, compiled, query]);
  useWrittenValues({ definition, compiled, element, form, step, onArrive, given, ...files });

  const alertId = `${id}-alert`;
  const titleId = `${id}-title`;
  const marked = definition.submit.look !== 'arrow';
  const setting = useMemo(
    () => ({ compiled, parts, control, register, idPrefix: id, marked }),
    [compiled, parts, control, register, id, marked],
  );
  const shownError = useMemo(() => (error ? { ...error, alertId } : null), [error, alertId]);

  const end = (
    <>
      {definition.note && (
        <FormNote>
          <Words text={definition.note} />
        </FormNote>
      )}
      <SubmitButton label={definition.submit.label} look={definition.submit.look} busy={busy} />
    </>
  );

  const asked = (
    <>
      <ItemsContext value={setting}>
        <ErrorContext value={shownError}>
          <FieldFormContext value={form}>
            <WorkedOutContext value={compiled.shown}>
              <Places gateway={gateway} definition={definition} sent={sent}>
                <Appeared>
                  {Steps ? (
                    <Steps
                      ref={steps}
                      definition={definition}
                      compiled={compiled}
                      form={form}
                      step={step}
                      arrivedAt={arrivedAt}
                      onStep={setStep}
                      lost={lost}
                      filesOf={uploads.namesOf}
                    >
                      {end}
                    </Steps>
                  ) : (
                    definition.fields && <FormItems items={definition.fields} />
                  )}
                </Appeared>
              </Places>
            </WorkedOutContext>
          </FieldFormContext>
        </ErrorContext>
      </ItemsContext>
      {!Steps && end}
    </>
  );

  return (
    <FieldWordsContext value={words}>
      <MarksContext value={showMarks}>
        <UploadContext value={uploads}>
          <FormFrame
            ref={element}
            noValidate
            data-form={definition.record.collection}
            // If sent before hydration, it must not put what was typed into the address.
            method="dialog"
            aria-label={showTitle ? undefined : definition.title}
            aria-labelledby={showTitle ? titleId : undefined}
            aria-busy={busy}
            data-look={definition.submit.look}
            onFocus={props.onApproach}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            {definition.honeypot && <Honeypot />}
            {showTitle && (
              <Typography variant="h3" component="h2" id={titleId}>
                {definition.title}
              </Typography>
            )}
            {definition.intro && (
              <FormNote>
                <Words text={definition.intro} />
              </FormNote>
            )}
            {marked && compiled.marks && <FormNote>{words.required}</FormNote>}
            {error && (
              <FormAlert id={alertId} control={control} error={error} onRepaired={clearError} />
            )}
            {savesForLater && Later ? (
              <Later {...{ definition, compiled, element, form, onArrive, sent }} onLost={setLost}>
                {asked}
              </Later>
            ) : (
              asked
            )}
          </FormFrame>
        </UploadContext>
      </MarksContext>
    </FieldWordsContext>
  );
};
