import { useCallback, useRef, useState, type RefObject } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { isBlank } from '../rules/is-blank';
import type { Values } from '../schema/record';
import type { Sent } from '../schema/taken-places';
import { isSame } from '../schema/values/same-value';
import type { CompiledForm } from './compile-form';
import type { FirstProblem } from './first-problem';
import { rootOf } from './form-fields';
import { isHoneypotFilled } from './form-frame';
import type { StepsHandle } from './form-parts';
import type { FormDefinition } from './form-schema';
import { useUploads, type Upload } from './use-uploads';
import { standingValues } from './use-written-values';

type Submitted = {
  definition: FormDefinition;
  compiled: CompiledForm;
  element: RefObject<HTMLFormElement | null>;
  steps: RefObject<StepsHandle | null>;
  /** Never rejects. */
  send: (values: Values) => Promise<Sent>;
  /** Called instead when a robot filled in the honeypot: the form must look sent. */
  onCaught: () => void;
  /** Informs the visitor of the result. */
  onOutcome: (saved: Sent) => void;
  upload: Upload;
};

/** A form's state, and what a press of its button does: a step forward, an alert, or a record. */
export const useFormSubmit = (submitted: Submitted) => {
  const { definition, compiled, element, steps, send, onCaught, onOutcome, upload } = submitted;
  const [step, setStep] = useState(0);
  const [error, setError] = useState<FirstProblem>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(0);
  const { uploads, settled, clear: clearUploads } = useUploads(upload);
  /** The step being checked; undefined for the whole form. */
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
  const { handleSubmit, getValues, setValue, clearErrors } = form;

  /** What was typed after `sent` was sent belongs to the next message and stays. */
  const clear = (sent: Values) => {
    const standing = compiled.sent(getValues());
    Object.entries(compiled.cleared).forEach(([name, value]) => {
      if (!(name in sent) || isSame(standing[name], sent[name])) setValue(name, value);
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

  const save = async (values: Values) => {
    setBusy(true);
    setError(undefined);
    const files = settled();
    if (definition.submit.clear === 'submitted') clear(values);
    const sent = await deliver({ ...values, ...compiled.onlyShown(await files, values) });
    const saved = sent === true || sent === 'waiting';
    // Before another page is shown: Back from there must not lead into a step of the sent form.
    if (saved) await steps.current?.leave();
    onOutcome(sent);
    if (saved && definition.submit.clear === 'saved') clear(values);
  };

  const showError = (errors: FieldErrors<Values>) => {
    // Each is a new object, so that focus comes to the field again.
    const problem = compiled.firstProblem(errors);
    setError(problem);
    const wrong = compiled.fields.find((each) => each.field.name === rootOf(problem?.field ?? ''));
    if (wrong) setStep(wrong.step);
  };

  const isClear = () =>
    Object.entries(compiled.cleared).every(([name, value]) => isSame(getValues(name), value));

  /** Rules about files are checked when all files have been sent or have failed. */
  const noteFiles = async () => {
    if (!compiled.asksFiles) return;
    setBusy(true);
    const files = await settled();
    compiled.fields
      .filter(({ field }) => 'upload' in field)
      .forEach(({ field: { name } }) =>
        setValue(name, files[name] ?? compiled.initial[name] ?? ''),
      );
  };

  /** What stands in a control and came without an event: filled in by the browser or an extension of it. */
  const noteStanding = () => {
    if (!element.current) return;
    for (const [name, value] of Object.entries(standingValues(element.current, compiled))) {
      if (!isBlank(value) && !isSame(value, getValues(name))) setValue(name, value);
    }
  };

  const forward = async (next: number) => {
    checked.current = step;
    try {
      await handleSubmit(() => {
        setError(undefined);
        setStep(next);
      }, showError)();
    } finally {
      checked.current = undefined;
    }
  };

  /**
   * A second submit during the first is the same submit, unless the form was cleared at once and filled in
   * anew. Checking is too fast to see: the form is busy while it sends, or waits for files.
   */
  const submit = async () => {
    const isNewSubmit = definition.submit.clear === 'submitted' && !isClear();
    if (underway.current > 0 && !isNewSubmit) return;
    underway.current += 1;
    try {
      noteStanding();
      await noteFiles();
      const next = steps.current?.next();
      await (next === undefined ? handleSubmit(save, showError)() : forward(next));
    } finally {
      underway.current -= 1;
      setBusy(underway.current > 0);
    }
  };

  const clearError = useCallback(() => setError(undefined), []);

  return { form, uploads, step, setStep, error, clearError, busy, submit };
};
