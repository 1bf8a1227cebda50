import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';
import { sessionToken } from './session-token';
import { hostAddress, tokenFromHost } from './sign-in-at-host';
import { SignInForm } from './sign-in-form';

type Options = {
  /** As firm/site. */
  repository: string;
  /** The client ID of the GitHub App, if people sign in by a button. */
  client?: string | undefined;
  /** Why who has this token cannot edit, in words; undefined for who can. */
  check: (token: string) => Promise<string | undefined>;
  /** The one that the tab has is not accepted any more. */
  anew?: boolean;
};

/** Leads the whole page to the host. */
export const goToHost = (client: string) => () =>
  void hostAddress(client).then((address) => window.location.assign(address));

/**
 * The token of who edits: that of this tab, or of the host from which the page was just led back; else a screen asks for
 * it. It stays in this tab, and is gone with it.
 */
export const askForToken = async (options: Options): Promise<string> => {
  const { repository, client, check, anew = false } = options;
  if (anew) sessionToken.forget();
  const back = await tokenFromHost();
  const known = back && 'token' in back ? back.token : sessionToken.get();
  if (known !== undefined) {
    sessionToken.set(known);
    return known;
  }
  const element = document.createElement('main');
  document.body.append(element);
  const root = createRoot(element);
  return new Promise((resolve) => {
    const signIn = async (token: string) => {
      const why = await check(token);
      if (why !== undefined) return why;
      sessionToken.set(token);
      root.unmount();
      element.remove();
      resolve(token);
      return undefined;
    };
    root.render(
      <Container maxWidth="sm" sx={{ py: 6 }}>
        <Typography variant="h4" component="h1">
          Sign in to edit {repository}
        </Typography>
        {back && 'words' in back && (
          <Alert severity="error" sx={{ mt: 3 }}>
            {back.words}
          </Alert>
        )}
        <SignInForm
          repository={repository}
          signIn={signIn}
          atHost={client === undefined ? undefined : goToHost(client)}
        />
      </Container>,
    );
  });
};
