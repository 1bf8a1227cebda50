import Alert from '@mui/material/Alert';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Control, get, useFormState } from 'react-hook-form';
import { formControls } from '../loading/typed-values';
import type { Values } from '../schema/record';
import type { FirstProblem } from './first-problem';

/** Between the alert and the field below it, in CSS pixels. */
const gap = 20;

/**
 * Moves focus to `field`, and scrolls unless `frame`, the field with its label, is already in view below the
 * sticky `alert` (WCAG 2.4.11). Focus itself must not scroll: WebKit then ignores scroll padding and scroll
 * margin.
 */
const turnToField = (alert: HTMLElement, field: HTMLElement) => {
  field.focus({ preventScroll: true });
  const frame = field.closest('[data-width]') ?? field;
  const { top, bottom } = frame.getBoundingClientRect();
  const start = Number.parseFloat(getComputedStyle(alert).top) + alert.offsetHeight + gap;
  // A telephone's keyboard covers part of the window.
  const end = window.visualViewport?.height ?? window.innerHeight;
  if (top < start || bottom > end) window.scrollBy({ top: top - start, behavior: 'instant' });
};

type FormAlertProps = {
  id: string;
  control: Control<Values>;
  /** The field whose error message the alert shows, after a submit; each is a new object. */
  error: FirstProblem;
  onRepaired: () => void;
};

/**
 * The one alert of a form: the error message of a field, which gets focus each time it appears. It goes when the
 * field is repaired. FormFrame keeps it in view.
 */
export const FormAlert = ({ id, control, error, onRepaired }: FormAlertProps) => {
  const { field } = error;
  const alert = useRef<HTMLDivElement>(null);
  const { errors } = useFormState({ control, name: field, exact: true });
  const shown: { message?: string } | undefined = get(errors, field);
  const message = shown?.message;
  useEffect(() => {
    if (!message) onRepaired();
  }, [message, onRepaired]);
  useLayoutEffect(() => {
    const form = alert.current?.closest('form');
    const found = form && formControls(form).namedItem(error.field);
    // The first of several controls with one name.
    const element = found instanceof RadioNodeList ? found[0] : found;
    if (alert.current && element instanceof HTMLElement) turnToField(alert.current, element);
  }, [error, message]);
  return (
    message && (
      <Alert ref={alert} id={id} severity="error">
        {message}
      </Alert>
    )
  );
};
