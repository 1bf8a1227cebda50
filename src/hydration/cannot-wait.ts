import { withTimeout } from '../loading/browser-facilities';
import { preferredAmong, wasClosed } from '../loading/preferred-language';
import { readNote, typedNote } from '../loading/session-notes';
import { mayHaveUnsent } from '../loading/unsent';

/** Longest wait for the browser's storage, in milliseconds: some browsers never answer. */
const longestWait = 2000;

/** What the build says of the page, as the attributes of its script. */
export type StartingFacts = {
  /** Present: something of the page is done without an act, such as that visits are counted. */
  always?: string | undefined;
  /** The languages of the page by their tags, its own first; empty: it has no other. */
  languages?: string | undefined;
};

/** A line says in their language that the page is there in it. */
const prefersOther = (languages: readonly string[]) => {
  const preferred = preferredAmong(languages);
  return preferred !== undefined && preferred !== languages[0] && !wasClosed();
};

/** An address may hold the words to search for. */
const isAsked = () => location.search !== '' && document.querySelector('[data-search]') !== null;

/**
 * Whether script has something to do on this page before anybody acts: a message may wait to be sent, text was kept over a
 * reload, and what else a visitor would miss. Where the browser does not say, it has. An entry of the history that script
 * has shown before may know of a picture that is enlarged, or a step of a form.
 */
export const cannotWait = async ({ always, languages }: StartingFacts): Promise<boolean> => {
  try {
    return (
      always !== undefined ||
      history.state !== null ||
      readNote(typedNote) !== null ||
      isAsked() ||
      (Boolean(languages) && prefersOther((languages ?? '').split(' '))) ||
      (await withTimeout(mayHaveUnsent(), longestWait, 'The storage does not answer.'))
    );
  } catch {
    return true;
  }
};
