import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';

/** What dialogs ask for. */

type LineProps = Omit<OutlinedTextFieldProps, 'onChange' | 'variant' | 'value'> & {
  value: string;
  change: (text: string) => void;
};

/** A text, on a line. */
export const TextLine = ({ change, ...props }: LineProps) => (
  <TextField fullWidth margin="normal" onChange={({ target }) => change(target.value)} {...props} />
);

type ChoiceProps = LineProps & { options: readonly { value: string; label: string }[] };

/** One of several; where none is chosen, the words for that are shown, if it has some. */
export const Choice = ({ options, ...props }: ChoiceProps) => (
  <TextLine
    select
    slotProps={{ select: { displayEmpty: options.some(({ value }) => value === '') } }}
    {...props}
  >
    {options.map(({ value, label }) => (
      <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
        {label}
      </MenuItem>
    ))}
  </TextLine>
);

type TickProps = {
  label: string;
  isOn: boolean;
  change: (isOn: boolean) => void;
  disabled?: boolean;
};

/** Yes or no. */
export const Tick = ({ label, isOn, change, disabled = false }: TickProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox checked={isOn} disabled={disabled} onChange={(_event, is) => change(is)} />}
  />
);
