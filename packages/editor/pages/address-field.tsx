import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

type AddressProps = {
  label: string;
  hint: string;
  /** What the address begins with, and is not typed: that of a language, as /de. */
  prefix?: string | undefined;
  value: string;
  change: (address: string) => void;
};

export const AddressField = ({ label, hint, prefix = '', value, change }: AddressProps) => (
  <TextField
    fullWidth
    margin="normal"
    label={label}
    helperText={hint}
    value={value}
    onChange={({ target }) => change(target.value)}
    slotProps={
      prefix === ''
        ? {}
        : {
            input: {
              startAdornment: (
                <InputAdornment position="start" sx={{ marginInlineEnd: 0 }}>
                  {prefix}
                </InputAdornment>
              ),
            },
          }
    }
  />
);
