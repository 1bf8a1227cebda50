import Alert from '@mui/material/Alert';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { formControls } from '../loading/typed-values';
import type { Values } from '../schema/record';

/** Between the alert and the field below it, in CSS pixels. */
const gap = 8;

/**
 * Moves focus to `field`, and scrolls unless `frame`, the field with its label, is in view below
 * the sticky `alert` already (WCAG 2.4.11). Where focus alone would scroll to is not relied on:
 * WebKit then heeds neither scroll padding nor scroll margin.
 */
const turnToField = (alert: HTMLElement, field: HTMLElement) => {
  field.focus({ preventScroll: true });
  const frame = field.closest('[data-width]') ?? field;
  const { top, bottom } = frame.getBoundingClientRect();
  const start = Number.parseFloat(getComputedStyle(alert).top) + alert.offsetHeight + gap;
  // A telephone's keyboard leaves less of the window to be seen.
  const end = window.visualViewport?.height ?? window.innerHeight;
  if (top < start || bottom > end) window.scrollBy({ top: top - start, behavior: 'instant' });
};

/** A submit that was refused for what is wrong with `field`; every one is an object of its own. */
export type Refusal = { field: string };

type FormAlertProps = {
  id: string;
  control: Control<Values>;
  refusal: Refusal;
  onRepaired: () => void;
};

/**
 * The one alert of a form: what is wrong with a field, which takes focus at each refusal. It goes
 * when the field is mended. FormFrame keeps it in view.
 */
export const FormAlert = ({ id, control, refusal, onRepaired }: FormAlertProps) => {
  const { field } = refusal;
  const alert = useRef<HTMLDivElement>(null);
  const { errors } = useFormState({ control, name: field, exact: true });
  const message = errors[field]?.message;
  useEffect(() => {
    if (!message) onRepaired();
  }, [message, onRepaired]);
  useLayoutEffect(() => {
    const form = alert.current?.closest('form');
    const found = form && formControls(form).namedItem(refusal.field);
    // Of several controls of one name the first.
    const element = found instanceof RadioNodeList ? found[0] : found;
    if (alert.current && element instanceof HTMLElement) turnToField(alert.current, element);
  }, [refusal, message]);
  return (
    message && (
      <Alert ref={alert} id={id} severity="error">
        {message}
      </Alert>
    )
  );
};
