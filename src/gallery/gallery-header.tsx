import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Toolbar from '@mui/material/Toolbar';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../pictures/logo';

/** Values of CSS color-scheme; `light dark` follows the visitor's setting. */
const schemes = { 'light dark': 'as on this screen', light: 'light', dark: 'dark' };
export type Scheme = keyof typeof schemes;

type SchemeSwitchProps = { scheme: Scheme; onScheme: (scheme: Scheme) => void };

/** The scheme in which examples are shown. */
const SchemeSwitch = ({ scheme, onScheme }: SchemeSwitchProps) => {
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

type GalleryHeaderProps = SchemeSwitchProps & { hasBoth: boolean };

/** `hasBoth` schemes can be shown. */
export const GalleryHeader = ({ hasBoth, ...props }: GalleryHeaderProps) => (
  <AppBar position="static">
    <Container sx={{ maxWidth: '112rem' }}>
      <Toolbar sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, py: 3 }}>
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48 }}
        >
          <Logo name="Gallery" />
        </Link>
        {hasBoth && <SchemeSwitch {...props} />}
      </Toolbar>
    </Container>
  </AppBar>
);
