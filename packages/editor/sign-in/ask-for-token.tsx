import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';
import { sessionToken } from '../../edit-protocol/session-token';
import { hostAddress, tokenFromHost } from './sign-in-at-host';
import { SignInForm } from './sign-in-form';
import type { Place } from './token-steps';

type Options = Place & {
  /** The client ID of the GitHub App, if people sign in by a button. */
  client?: string | undefined;
  refused?: string | undefined;
  /** Why who has this token cannot edit, in words; undefined for who can. */
  check: (token: string) => Promise<string | undefined>;
};

/** Leads the whole page to the host; resolves with why not, in words, where the host could not lead back. */
export const goToHost = (client: string) => async (): Promise<string | undefined> => {
  const address = await hostAddress(client).catch(() => undefined);
  if (address === undefined) {
    return 'This browser keeps nothing for this page, so GitHub could not lead back to it. Allow the page to keep data and press again, or sign in with a token.';
  }
  window.location.assign(address);
  return undefined;
};

/**
 * The token of who edits: of the host from which the page was just led back; else, or where it is not accepted, a screen
 * asks for one. It stays in this tab, and is gone with it.
 */
export const askForToken = async (options: Options): Promise<string> => {
  const { repository, server, client, refused: before, check } = options;
  const back = await tokenFromHost();
  const found = back && 'token' in back ? back.token : undefined;
  const why = found === undefined ? before : await check(found);
  if (found !== undefined && why === undefined) {
    sessionToken.set(found);
    return found;
  }
  const words = back && 'words' in back ? back.words : why;
  const element = document.createElement('main');
  document.body.append(element);
  const root = createRoot(element);
  return new Promise((resolve) => {
    const signIn = async (token: string) => {
      const refused = await check(token);
      if (refused !== undefined) return refused;
      sessionToken.set(token);
      root.unmount();
      element.remove();
      // What had the focus is gone: the page has it, in which the site comes.
      const page = document.getElementById('root');
      page?.setAttribute('tabindex', '-1');
      page?.focus();
      resolve(token);
      return undefined;
    };
    root.render(
      <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 8 } }}>
        <Typography variant="h2" component="h1" sx={{ fontSize: '2rem', textWrap: 'balance' }}>
          Sign in to edit {repository}
        </Typography>
        {words !== undefined && (
          <Alert severity="error" sx={{ mt: 3 }}>
            {words}
          </Alert>
        )}
        <SignInForm
          place={{ repository, server }}
          signIn={signIn}
          atHost={client === undefined ? undefined : goToHost(client)}
        />
      </Container>,
    );
  });
};
