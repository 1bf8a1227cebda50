import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { focusFirst } from '../focus-first';
import { SteadyButton } from '../steady-button';

/** The page of GitHub that makes a token, with all of it filled in (GitHub, "Pre-filling fine-grained tokens"). */
export const tokenPage = (repository: string): string => {
  const [owner = ''] = repository.split('/');
  const filledIn = new URLSearchParams({
    name: `Editor of ${repository}`.slice(0, 40),
    description: 'Edits and publishes the website',
    target_name: owner,
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  });
  return `https://github.com/settings/personal-access-tokens/new?${filledIn.toString()}`;
};

type Props = {
  /** As firm/site. */
  repository: string;
  /** Why not, in words; undefined once who has this token is signed in. */
  signIn: (token: string) => Promise<string | undefined>;
  /** Leads to the host's own page for signing in, or says why not; left out where there is none. */
  atHost?: (() => Promise<string | undefined>) | undefined;
};

/** Asks for a token of the git host, and says how one is made. No form of its own: it stands in one. */
export const SignInForm = ({ repository, signIn, atHost }: Props) => {
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
        A token lets the editor write to {repository} in your name. It stays in this tab and is
        forgotten when you close it.
      </Typography>
      <Typography component="ol" sx={{ m: 0, pl: 5 }}>
        <li>
          Open{' '}
          <Link href={tokenPage(repository)} target="_blank" rel="noopener noreferrer">
            the page that makes one (opens a new tab)
          </Link>
          : a fine-grained personal access token.
        </li>
        <li>
          Under <b>Repository access</b> choose <b>Only select repositories</b> and {repository}.
        </li>
        <li>
          It needs the permissions <b>Contents</b> and <b>Pull requests</b>, both with{' '}
          <b>Read and write</b>, and <b>Actions</b> with <b>Read-only</b>; nothing else.
        </li>
        <li>
          Press <b>Generate token</b>, copy it, and paste it here.
        </li>
      </Typography>
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
