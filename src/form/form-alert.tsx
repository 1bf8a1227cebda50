import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import type { Values } from '../contract/record';
import { MuiTheme } from '../theme/mui-theme';

/** In a form that is taller than the screen it stays in view above the field it speaks of. */
const InView = styled(Alert)({ position: 'sticky', insetBlockStart: '5rem', zIndex: 1 });

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
      <MuiTheme>
        <InView id={id} severity="error">
          {message}
        </InView>
      </MuiTheme>
    )
  );
};
