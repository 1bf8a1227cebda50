import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** Values of CSS color-scheme; both are as the visitor has it. */
const schemes = { 'light dark': 'as on this screen', light: 'light', dark: 'dark' };
export type Scheme = keyof typeof schemes;

type SchemeSwitchProps = { scheme: Scheme; onScheme: (scheme: Scheme) => void };

/** The scheme in which examples are shown. */
export const SchemeSwitch = ({ scheme, onScheme }: SchemeSwitchProps) => {
  const id = useId();
  return (
    <FormControl fullWidth={false} sx={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      <FormLabel htmlFor={id}>Colours</FormLabel>
      <NativeSelect
        id={id}
        value={scheme}
        onChange={({ target }) => onScheme(target.value as Scheme)}
        input={<OutlinedInput />}
      >
        {Object.entries(schemes).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};
