import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  ChangeList,
  KeepAnswer,
  KeepRequest,
  Side,
} from '../../edit-protocol/changes-protocol';
import { isOwnBranch, wordsOfChanges } from '../../edit-protocol/what-changed';
import { TextLine, Tick } from '../dialog-fields';
import { DialogView } from '../dialog-view';
import { useSession } from '../editor-context';
import { focusFirst } from '../focus-first';
import { SignInForm } from '../sign-in/sign-in-form';
import { useSignIn } from '../sign-in/use-sign-in';
import { SteadyButton } from '../steady-button';
import { useAttempt } from '../use-attempt';
import { Conflicts } from './conflicts';
import { PublishingState, usePublishing } from './publishing-state';
import { namesOf } from './use-changes';
import { saveZip } from './zip';

/** Whether what is kept joins what was kept before. */
const joinsBranch = ({ comparedWith }: ChangeList) =>
  comparedWith.is === 'commit' && !comparedWith.publishes && isOwnBranch(comparedWith.branch ?? '');

/** Where to go on: the page at the host. */
const pageOf = ({ page, proposal, published }: Extract<KeepAnswer, { is: 'kept' }>) => {
  if (proposal !== undefined) return { address: proposal, words: 'Look at the proposal' };
  if (published !== undefined) return { address: published, words: 'Look at what was published' };
  return page === undefined
    ? undefined
    : { address: page, words: 'Propose the changes for the live site' };
};

/** What has become of it: branch and commit, whether they were pushed, and where to go on. */
const Answer = ({ answer }: { answer: KeepAnswer }) => {
  const state = usePublishing(answer.is === 'kept' && answer.published !== undefined);
  if (answer.is !== 'kept') {
    const words = answer.is === 'impossible' ? `${answer.words} Nothing was done.` : answer.words;
    return <Alert severity="warning">{words}</Alert>;
  }
  const { words, commit, pushed } = answer;
  const page = pageOf(answer);
  return (
    <>
      <Alert severity="success">
        {words} (commit {commit.slice(0, 8)})
      </Alert>
      {state ? (
        <PublishingState {...state} />
      ) : (
        <Alert severity={pushed.is === 'pushed' ? 'success' : 'warning'} sx={{ mt: 2 }}>
          {pushed.words}
        </Alert>
      )}
      {page === undefined ? null : (
        <Typography sx={{ mt: 3 }}>
          <Link href={page.address} target="_blank" rel="noopener noreferrer">
            {page.words} (opens a new tab)
          </Link>
        </Typography>
      )}
    </>
  );
};

const needsSignIn = (answer: KeepAnswer | undefined) =>
  answer?.is === 'impossible' && answer.why === 'sign-in';

/** Whether the files are wanted as well: they were not sent anywhere. */
const needsZip = (answer: KeepAnswer | undefined) =>
  answer?.is === 'impossible' || (answer?.is === 'kept' && answer.pushed.is === 'not-pushed');

type Keeping = { list: ChangeList; close: () => void; refresh: () => void };

const useKeeping = (refresh: () => void) => {
  const { client } = useSession();
  const [answer, setAnswer] = useState<KeepAnswer>();
  const { isBusy, failure, attempt } = useAttempt();
  return {
    answer,
    failure,
    isBusy,
    keep: (request: KeepRequest) =>
      attempt(async () => {
        setAnswer(await client.post<KeepAnswer>('keep', request));
        refresh();
      }),
    zip: () => attempt(() => saveZip(client)),
    reset: () => setAnswer(undefined),
  };
};

/** Keeps what has changed as a commit on a branch of its own, and says what became of it. */
export const KeepDialog = ({ list, close, refresh }: Keeping) => {
  const { answer, failure, isBusy, keep, zip, reset } = useKeeping(refresh);
  // The list is empty once all is kept.
  const [words, setWords] = useState(() => wordsOfChanges(list.changes));
  const [newBranch, setNewBranch] = useState(false);
  const [joins] = useState(() => joinsBranch(list));
  const [names] = useState(() => namesOf(list));
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const conflicts = answer?.is === 'conflict' ? answer.conflicts : [];
  const signIn = useSignIn(reset);
  const isEnded = answer !== undefined && conflicts.length === 0 && !needsSignIn(answer);
  const actions = (
    <>
      <Button ref={isEnded ? focusFirst : null} onClick={close}>
        {isEnded ? 'Close' : 'Cancel'}
      </Button>
      {needsZip(answer) && (
        <SteadyButton variant="contained" disabled={isBusy} onClick={() => void zip()}>
          Save the files as a ZIP
        </SteadyButton>
      )}
      {!isEnded && (
        <SteadyButton
          type="submit"
          variant="contained"
          disabled={isBusy || conflicts.some(({ id }) => choices[id] === undefined)}
        >
          {isBusy ? names.busy : names.button}
        </SteadyButton>
      )}
    </>
  );
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keep({ words: words.trim(), newBranch, choices });
        }}
      >
        <DialogView title={names.title} actions={actions}>
          {!answer && (
            <>
              <Typography>{names.words}</Typography>
              <TextLine
                inputRef={focusFirst}
                multiline
                label="What are they for?"
                value={words}
                change={setWords}
                slotProps={{ htmlInput: { maxLength: 5000 } }}
              />
              {joins && (
                <Tick
                  label="As a proposal of their own, apart from what was kept before"
                  isOn={newBranch}
                  change={setNewBranch}
                />
              )}
            </>
          )}
          <div role="status">
            {answer && <Answer answer={answer} />}
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          </div>
          {needsSignIn(answer) && <SignInForm {...signIn} />}
          {conflicts.length > 0 && (
            <Conflicts
              conflicts={conflicts}
              choices={choices}
              choose={(id, side) => setChoices({ ...choices, [id]: side })}
            />
          )}
        </DialogView>
      </form>
    </Dialog>
  );
};
