import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

type FilterFieldProps = {
  asked: string;
  onAsk: (asked: string) => void;
  /** How many kinds have that name. */
  found: number;
};

/** Narrows the lists to what has a name. */
export const FilterField = ({ asked, onAsk, found }: FilterFieldProps) => {
  const id = useId();
  return (
    <FormControl role="search" sx={{ maxWidth: '22rem', mb: 6 }}>
      <FormLabel htmlFor={id}>Filter by name</FormLabel>
      <OutlinedInput
        id={id}
        type="search"
        autoComplete="off"
        value={asked}
        onChange={({ target }) => onAsk(target.value)}
      />
      <FormHelperText role="status">
        {asked && `${found} ${found === 1 ? 'kind' : 'kinds'}`}
      </FormHelperText>
    </FormControl>
  );
};
