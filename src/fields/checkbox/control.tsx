import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';
import { Words } from '../field-contexts';
import type { ControlProps } from '../kind-module';

export { checkboxValue as value } from './value';

/** The label stands beside the box. */
export const label = 'own';

export function Control(props: ControlProps<'checkbox'>) {
  const { field, input, control, aria, marked } = props;
  const controller = useController({ control, name: field.name });
  return (
    <FormControlLabel
      // The input's own mark would stand in a box without a label, and repeat that it is required.
      label={
        <>
          <Words text={field.label} />
          {marked && (
            <Box
              component="span"
              aria-hidden="true"
              // Never alone on a line.
              sx={{ color: 'error.main', whiteSpace: 'nowrap' }}
            >
              {'\u2009*'}
            </Box>
          )}
        </>
      }
      control={
        <Checkbox
          id={input.id}
          name={input.name}
          checked={controller.field.value === true}
          onChange={controller.field.onChange}
          onBlur={controller.field.onBlur}
          slotProps={{ input: aria }}
        />
      }
    />
  );
}
