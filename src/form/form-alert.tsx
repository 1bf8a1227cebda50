import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import type { Values } from '../contract/record';

type FormAlertProps = {
  id: string;
  control: Control<Values>;
  /** The field that the alert speaks of. */
  field: string;
  onMended: () => void;
};

/** The one alert of a form: what is wrong with `field`. It goes when the field is mended. */
export const FormAlert = ({ id, control, field, onMended }: FormAlertProps) => {
  const { errors } = useFormState({ control, name: field, exact: true });
  const message = errors[field]?.message;
  useEffect(() => {
    if (!message) onMended();
  }, [message, onMended]);
  return (
    message && (
      <Alert id={id} severity="error">
        {message}
      </Alert>
    )
  );
};
