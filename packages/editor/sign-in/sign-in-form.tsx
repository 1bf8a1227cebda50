import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { focusFirst } from '../focus-first';
import { SteadyButton } from '../steady-button';
import { type Place, TokenSteps } from './token-steps';

type Props = {
  place: Place;
  /** Why not, in words; undefined once who has this token is signed in. */
  signIn: (token: string) => Promise<string | undefined>;
  /** Leads to the host's own page for signing in, or says why not; left out where there is none. */
  atHost?: (() => Promise<string | undefined>) | undefined;
};

/** Asks for a token of the git host, and says how one is made. No form of its own: it stands in one. */
export const SignInForm = ({ place, signIn, atHost }: Props) => {
  const [token, setToken] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    const why = await signIn(token.trim());
    setBusy(false);
    setFailure(why);
  };
  return (
    <Stack sx={{ rowGap: 3, mt: 3, alignItems: 'flex-start' }}>
      {atHost && (
        <SteadyButton variant="contained" onClick={() => void atHost().then(setFailure)}>
          Sign in with GitHub
        </SteadyButton>
      )}
      <Typography>
        A token lets the editor write to {place.repository} in your name. It stays in this tab and
        is forgotten when you close it.
      </Typography>
      <TokenSteps {...place} />
      <TextField
        inputRef={focusFirst}
        fullWidth
        type="password"
        label="Token"
        value={token}
        onChange={({ target }) => setToken(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is another matter.
          event.preventDefault();
          if (token.trim() !== '' && !isBusy) void send();
        }}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 1000 } }}
      />
      <div role="status">{failure !== undefined && <Alert severity="error">{failure}</Alert>}</div>
      <SteadyButton
        variant="contained"
        disabled={isBusy || token.trim() === ''}
        onClick={() => void send()}
      >
        {isBusy ? 'Signing in …' : 'Sign in'}
      </SteadyButton>
    </Stack>
  );
};
