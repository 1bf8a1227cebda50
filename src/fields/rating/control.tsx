import StarBorder from '@mui/icons-material/StarBorderOutlined';
import Star from '@mui/icons-material/StarOutlined';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from '../kind-module';

export { ratingValue as value } from './value';

/** The label names all stars together. */
export const label = 'group';

const star = <Star fontSize="inherit" />;
const starBorder = <StarBorder fontSize="inherit" />;

/**
 * Stars as radio buttons. Material UI's own `Rating` shows a star that only has the focus as given, and has a
 * checked radio button for none.
 */
export function Control(props: ControlProps<'rating'>) {
  const { field, input, control, labelId, aria } = props;
  const { field: controlled } = useController({ control, name: field.name });
  const [hovered, setHovered] = useState(0);
  const given = typeof controlled.value === 'number' ? controlled.value : 0;
  const shown = hovered || given;
  const give = (stars: number | null) => {
    setHovered(0);
    controlled.onChange(stars);
  };
  return (
    <RadioGroup
      row
      {...aria}
      aria-labelledby={labelId}
      name={input.name}
      value={given}
      onChange={(_event, value) => give(Number(value))}
      onBlur={controlled.onBlur}
      onPointerLeave={() => setHovered(0)}
      sx={{ alignItems: 'center' }}
    >
      {field.stars.map((words, place) => (
        <Radio
          key={words}
          value={place + 1}
          icon={place < shown ? star : starBorder}
          checkedIcon={place < shown ? star : starBorder}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(place + 1)}
          // A second press takes it back; keys that choose a star also click it.
          onClick={({ detail }) => detail > 0 && place + 1 === given && give(null)}
          slotProps={{ input: { 'aria-label': words } }}
          sx={{
            p: 0,
            fontSize: 44,
            '&, &.Mui-checked': { color: place < shown ? 'secondary.main' : 'control' },
          }}
        />
      ))}
      <Typography component="span" aria-hidden="true" sx={{ ml: 3 }}>
        {field.stars[shown - 1]}
      </Typography>
    </RadioGroup>
  );
}
