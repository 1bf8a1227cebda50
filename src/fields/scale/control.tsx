import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { ControlProps } from '../kind-module';
import { firstOf } from './value';

export { scaleValue as value } from './value';

/** The label names all numbers together. */
export const label = 'group';

/** As many in a row as there is room for, each with a target of 44 px. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))',
  '& > label': { margin: 0, alignItems: 'center' },
  '& > label > :last-child': { padding: 0 },
};

/** Numbers as radio buttons. The words for the first and the last describe the group, and name these two. */
export function Control(props: ControlProps<'scale'>) {
  const { field, input, control, labelId, aria } = props;
  const { field: controlled } = useController({ control, name: field.name });
  const from = firstOf(field);
  const ends = [
    { number: from, words: field.lowest },
    { number: field.to, words: field.highest },
  ];
  const endsId = `${input.id}-ends`;
  return (
    <>
      <RadioGroup
        {...aria}
        aria-labelledby={labelId}
        aria-describedby={[aria['aria-describedby'], endsId].filter(Boolean).join(' ')}
        name={input.name}
        value={controlled.value ?? ''}
        onChange={(_event, value) => controlled.onChange(Number(value))}
        onBlur={controlled.onBlur}
        sx={row}
      >
        {Array.from({ length: field.to - from + 1 }, (_, place) => {
          const number = from + place;
          const words = ends.find((end) => end.number === number)?.words;
          return (
            <FormControlLabel
              key={number}
              value={number}
              label={number}
              labelPlacement="bottom"
              control={
                <Radio
                  // A second press takes it back; keys that choose a number also click it.
                  onClick={({ detail }) =>
                    detail > 0 && number === controlled.value && controlled.onChange(null)
                  }
                  slotProps={{ input: { 'aria-label': words && `${number}, ${words}` } }}
                />
              }
            />
          );
        })}
      </RadioGroup>
      <Stack
        id={endsId}
        direction="row"
        spacing={4}
        useFlexGap
        sx={{ justifyContent: 'space-between' }}
      >
        {ends.map(({ number, words }, place) => (
          <Typography
            key={number}
            component="span"
            color="textSecondary"
            sx={{ textAlign: place === 0 ? 'start' : 'end' }}
          >
            {`${number} – ${words}`}
          </Typography>
        ))}
      </Stack>
    </>
  );
}
