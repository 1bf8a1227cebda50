import Typography from '@mui/material/Typography';
import {
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import type { Values } from '../contract/record';
import { Field } from '../fields/field';
import { kindOf } from '../fields/field-kinds';
import type { FormItem } from '../fields/registry';
import { UploadContext } from '../fields/upload-context';
import { MarksContext, Words } from '../fields/words';
import { compileForm } from './compile-form';
import { FormAlert, type Refusal } from './form-alert';
import type { FormDefinition } from './form-contract';
import { FormFrame, FormNote } from './form-frame';
import { noParts, type FormParts } from './form-parts';
import { Honeypot, isHoneypotFilled } from './honeypot';
import type { StepsHandle } from './steps/steps-props';
import { SubmitButton } from './submit-button';
import { typedValues } from './typed-values';
import { useUploads, type Upload } from './use-uploads';

type FormRendererProps = {
  definition: FormDefinition;
  /** What the definition needs beside what all forms do. */
  parts?: FormParts | undefined;
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

const Through = ({ children }: { children: ReactNode }) => children;

/** The one renderer of all forms (specification, sections 4, 5 and 8). */
export const FormRenderer = (props: FormRendererProps) => {
  const { definition, send, onCaught, upload, onApproach, showTitle, parts = noParts } = props;
  const { showMarks = null, Conditional = Through, Appeared = Through, Arranged, Steps } = parts;
  const id = useId();
  const compiled = useMemo(() => compileForm(definition, parts.kinds), [definition, parts]);
  const element = useRef<HTMLFormElement>(null);
  const steps = useRef<StepsHandle>(null);
  const [step, setStep] = useState(0);
  const { uploads, settled, clear: clearUploads } = useUploads(upload);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(0);
  /** The step that is checked; undefined while all of the form is. */
  const checked = useRef<number>(undefined);
  const resolver: Resolver<Values> = (values, context, options) => {
    const names = compiled.namesIn(checked.current, options.names);
    return compiled.resolver(values, context, { ...options, names });
  };
  const form = useForm<Values>({
    defaultValues: compiled.initial,
    resolver,
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, getValues, setValue, clearErrors } = form;

  /** What the visitor, or the browser for them, wrote before script took the form over. */
  const takeOver = useEffectEvent(() => {
    if (!element.current) return;
    const typed = typedValues(element.current, compiled.asked, parts.kinds);
    for (const [name, value] of Object.entries(typed)) {
      if (String(value) !== String(getValues(name))) setValue(name, value);
    }
  });
  useEffect(() => takeOver(), []);

  /** What was typed since `sent` was sent is the visitor's next message and stays. */
  const clear = (sent: Values) => {
    Object.entries(compiled.cleared).forEach(([name, value]) => {
      if (!(name in sent) || String(getValues(name)) === String(sent[name])) setValue(name, value);
    });
    clearUploads();
    clearErrors();
    setStep(0);
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
    const saved = await deliver({ ...values, ...compiled.onlyShown(await files, values) });
    if (saved && definition.submit.clear === 'saved') clear(values);
  };

  const refuse = (errors: FieldErrors<Values>) => {
    const field = compiled.firstProblem(errors);
    setRefusal(field === undefined ? undefined : { field });
    const asked = compiled.asked.find((each) => each.field.name === field);
    if (asked) setStep(asked.step);
  };

  const isClear = () =>
    Object.entries(compiled.cleared).every(
      ([name, value]) => String(getValues(name)) === String(value),
    );

  /** Where rules ask for files, they are judged when all have arrived or failed. */
  const noteFiles = async () => {
    if (!compiled.asksFiles) return;
    const files = await settled();
    compiled.asked
      .filter(({ field }) => field.kind === 'file')
      .forEach(({ field: { name } }) =>
        setValue(name, files[name] ?? compiled.initial[name] ?? ''),
      );
  };

  const forward = async (next: number) => {
    checked.current = step;
    try {
      await handleSubmit(() => {
        setRefusal(undefined);
        setStep(next);
      }, refuse)();
    } finally {
      checked.current = undefined;
    }
  };

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
      await noteFiles();
      const next = steps.current?.next();
      await (next === undefined ? handleSubmit(submit, refuse)() : forward(next));
    } finally {
      underway.current -= 1;
      setBusy(underway.current > 0);
    }
  };

  const forgetAlert = useCallback(() => setRefusal(undefined), []);
  const alertId = `${id}-alert`;
  const titleId = `${id}-title`;
  const arrow = definition.submit.look === 'arrow';

  const showItem = (item: FormItem): ReactNode => {
    if (item.kind === 'note' || item.kind === 'group') {
      return Arranged && <Arranged item={item} show={show} />;
    }
    return (
      <Field
        key={item.name}
        field={item}
        kind={kindOf(item, parts.kinds)}
        register={register}
        control={control}
        idPrefix={id}
        required={compiled.required.has(item.name)}
        marked={!arrow}
        errorId={refusal?.field === item.name ? alertId : undefined}
        comparedWith={compiled.comparedWith(item.name)}
      />
    );
  };

  const show = (item: FormItem, place: number): ReactNode => {
    const key = 'name' in item ? item.name : `${item.kind} ${place}`;
    return item.showWhen ? (
      <Conditional key={key} control={control} when={compiled.conditionsOf(item)} item={item}>
        {showItem(item)}
      </Conditional>
    ) : (
      <Fragment key={key}>{showItem(item)}</Fragment>
    );
  };

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

  return (
    <MarksContext value={showMarks}>
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
          {definition.intro && (
            <FormNote>
              <Words text={definition.intro} />
            </FormNote>
          )}
          {!arrow && compiled.required.size > 0 && <FormNote>{props.requiredNote}</FormNote>}
          {refusal && (
            <FormAlert id={alertId} control={control} refusal={refusal} onMended={forgetAlert} />
          )}
          <Appeared>
            {Steps ? (
              <Steps
                ref={steps}
                definition={definition}
                compiled={compiled}
                form={form}
                step={step}
                onStep={setStep}
                show={show}
                filesOf={uploads.namesOf}
              >
                {end}
              </Steps>
            ) : (
              definition.fields?.map(show)
            )}
          </Appeared>
          {!Steps && end}
        </FormFrame>
      </UploadContext>
    </MarksContext>
  );
};
