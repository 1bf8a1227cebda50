import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../pictures/logo';
import { wordsToChoose } from './project-words';

/** Values of CSS color-scheme; `light dark` follows the visitor's setting. */
const schemes = { 'light dark': 'as on this screen', light: 'light', dark: 'dark' };
export type Scheme = keyof typeof schemes;

/** How the gallery shows all examples. */
export type ShownAs = {
  scheme: Scheme;
  /** The language of the words that come with the project; empty for those of the site. */
  words: string;
};

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
};

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <FormControl fullWidth={false} sx={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        input={<OutlinedInput />}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};

const languages = [
  ['', 'as on the site'] as const,
  ...wordsToChoose.map(({ tag, name }) => [tag, name] as const),
];

type GalleryHeaderProps = {
  shownAs: ShownAs;
  onShownAs: (shownAs: ShownAs) => void;
  hasBoth: boolean;
};

/** `hasBoth` schemes can be shown. */
export const GalleryHeader = ({ shownAs, onShownAs, hasBoth }: GalleryHeaderProps) => (
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
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
          <Choice
            label="Buttons and messages"
            value={shownAs.words}
            options={languages}
            onChoose={(words) => onShownAs({ ...shownAs, words })}
          />
          {hasBoth && (
            <Choice
              label="Colours"
              value={shownAs.scheme}
              options={Object.entries(schemes)}
              onChoose={(scheme) => onShownAs({ ...shownAs, scheme: scheme as Scheme })}
            />
          )}
        </Stack>
      </Toolbar>
    </Container>
  </AppBar>
);
