import Alert from '@mui/material/Alert';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { formControls } from '../loading/typed-values';
import type { Values } from '../schema/record';
import { turnToField } from './turn-to-field';

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
