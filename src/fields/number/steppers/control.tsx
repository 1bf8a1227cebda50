import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import type { ControlProps } from '../../kind-module';
import { Control as PlainControl, value as numberValue } from '../control';
import { nextNumber } from './next-number';

export { value } from '../control';

/**
 * The same control between a − and a +. A button says what it does and of which field (WCAG 2.4.6), and once it is
 * pressed the number that comes of it.
 */
export function Control(props: ControlProps<'number'>) {
  const { field, input, control, labelId, rules } = props;
  const { field: controlled } = useController({ control, name: field.name });
  const [said, setSaid] = useState('');
  const { less = '', more = '' } = field.steppers ?? {};

  const button = (by: -1 | 1) => {
    const next = nextNumber(controlled.value, { field, rules, by });
    const id = `${input.id}-${by === 1 ? 'more' : 'less'}`;
    const step = () => {
      if (next === undefined) return;
      controlled.onChange(next);
      const language = document.documentElement.lang || 'en';
      setSaid(numberValue.inWords?.(field, next, { yes: '', language, files: [] }) ?? '');
    };
    return (
      <IconButton
        id={id}
        aria-label={by === 1 ? more : less}
        aria-labelledby={`${id} ${labelId}`}
        // A disabled button would lose the focus.
        aria-disabled={next === undefined}
        onClick={step}
        sx={{
          flex: 'none',
          width: 48,
          border: 1,
          borderRadius: 1,
          '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
        }}
      >
        {by === 1 ? <AddIcon /> : <RemoveIcon />}
      </IconButton>
    );
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, '& > .MuiInputBase-root': { flex: 1, minWidth: 0 } }}>
      {button(-1)}
      <PlainControl {...props} />
      {button(1)}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  );
}
