import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from '../control-props';

export function RatingControl(props: ControlProps<'rating'>) {
  const { field, input, control, labelId, aria } = props;
  const held = useController({ control, name: field.name });
  const [hovered, setHovered] = useState(-1);
  const given = typeof held.field.value === 'number' ? held.field.value : null;
  return (
    <Stack
      direction="row"
      spacing={3}
      role="radiogroup"
      {...aria}
      aria-labelledby={labelId}
      sx={{ alignItems: 'center' }}
    >
      <Rating
        name={input.name}
        max={field.stars.length}
        value={given}
        getLabelText={(star) => field.stars[star - 1] ?? ''}
        onChange={(_event, star) => held.field.onChange(star)}
        onChangeActive={(_event, star) => setHovered(star)}
      />
      <Typography component="span" aria-hidden="true">
        {field.stars[(hovered > 0 ? hovered : (given ?? 0)) - 1]}
      </Typography>
    </Stack>
  );
}
