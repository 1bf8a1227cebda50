import InputAdornment from '@mui/material/InputAdornment';
import { TextLine } from '../dialog-fields';

type AddressProps = {
  label: string;
  hint: string;
  /** What the address begins with, and is not typed: that of a language, as /de. */
  prefix?: string | undefined;
  value: string;
  change: (address: string) => void;
};

export const AddressField = ({ hint, prefix = '', ...props }: AddressProps) => {
  const startAdornment = (
    <InputAdornment position="start" sx={{ marginInlineEnd: 0 }}>
      {prefix}
    </InputAdornment>
  );
  const slotProps = prefix === '' ? {} : { input: { startAdornment } };
  return <TextLine helperText={hint} slotProps={slotProps} {...props} />;
};
