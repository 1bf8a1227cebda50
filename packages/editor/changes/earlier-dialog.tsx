import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  ChangeList,
  EarlierState,
  EarlierStates,
  GoBackAnswer,
  SiteChange,
} from '../../edit-protocol/changes-protocol';
import { ownChanges } from '../../edit-protocol/what-changed';
import { DialogView } from '../dialog-view';
import type { EditClient } from '../edit-client';
import { useSession } from '../editor-context';
import { SteadyButton } from '../steady-button';
import { useAnswer } from '../use-answer';
import { useAttempt } from '../use-attempt';

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const whenOf = ({ when }: EarlierState) => moment.format(new Date(when));

type Outcome = { severity: 'success' | 'error'; words: string[] };

const outcomeOf = (answer: GoBackAnswer, state: EarlierState): Outcome => {
  if (answer.is === 'lost') return { severity: 'error', words: [answer.message] };
  if (answer.is === 'written') {
    const words = `The site is as it was on ${whenOf(state)}. “Undo” brings back what was there before. The live site stays as it is until these changes are kept and published.`;
    return { severity: 'success', words: [words] };
  }
  const why = answer.problems.map(({ place, message }) => `${place}: ${message}`);
  return {
    severity: 'error',
    words: ['Nothing was changed: that state is not in order by today’s check.', ...why],
  };
};

const askStates = ({ get }: EditClient) => get<EarlierStates>('changes/earlier');

type Since = { commit: string; changes: readonly SiteChange[] };

const useGoingBack = () => {
  const { client, takeState } = useSession();
  const [chosen, setChosen] = useState<EarlierState>();
  const [since, setSince] = useState<Since>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { isBusy, failure, attempt } = useAttempt();
  return {
    chosen,
    // An answer may come when another state has been chosen.
    changes: since?.commit === chosen?.commit ? since?.changes : undefined,
    outcome: failure === undefined ? outcome : ({ severity: 'error', words: [failure] } as const),
    isBusy,
    choose: (state: EarlierState) =>
      attempt(async () => {
        setChosen(state);
        setOutcome(undefined);
        const { commit } = state;
        const list = await client.post<ChangeList>('changes/since', { commit });
        setSince({ commit, changes: ownChanges(list.changes) });
      }),
    goBack: (state: EarlierState) =>
      attempt(async () => {
        const answer = await client.post<GoBackAnswer>('changes/go-back', { commit: state.commit });
        if (answer.is !== 'refused') takeState(answer.state);
        if (answer.is === 'written') setSince({ commit: state.commit, changes: [] });
        setOutcome(outcomeOf(answer, state));
      }),
  };
};

const ChangesSince = ({ changes }: { changes: readonly SiteChange[] }) =>
  changes.length === 0 ? (
    <Typography>The site is as it was then.</Typography>
  ) : (
    <>
      <Typography>These changes since then go:</Typography>
      <ul role="list" aria-label="Changes since then">
        {changes.map(({ id, words }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {words}
          </Box>
        ))}
      </ul>
    </>
  );

type ChosenProps = Pick<ReturnType<typeof useGoingBack>, 'changes' | 'outcome' | 'isBusy'> & {
  goBack: () => void;
};

/** Below the state that is chosen: what has changed since, the way back, and what became of it. */
const Chosen = ({ changes, outcome, isBusy, goBack }: ChosenProps) => (
  <Box role="status" sx={{ px: 4, pb: 4 }}>
    {outcome && (
      <Alert severity={outcome.severity}>
        {outcome.words.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </Alert>
    )}
    {changes && outcome?.severity !== 'success' && (
      <>
        <SteadyButton
          variant="contained"
          disabled={isBusy || changes.length === 0}
          onClick={goBack}
        >
          Go back to this state
        </SteadyButton>
        <ChangesSince changes={changes} />
      </>
    )}
  </Box>
);

/** How the site was when somebody kept it, and the way back there: one step, which can be undone. */
export const EarlierDialog = ({ close }: { close: () => void }) => {
  const { answer: states, failure } = useAnswer(askStates);
  const { chosen, choose, goBack, ...going } = useGoingBack();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md">
      <DialogView title="Earlier states" actions={<Button onClick={close}>Close</Button>}>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        {states?.words !== undefined && <Alert severity="warning">{states.words}</Alert>}
        <List aria-label="Earlier states" disablePadding>
          {states?.states.map((state) => (
            <li key={state.commit}>
              <ListItemButton
                component="button"
                sx={{ width: '100%' }}
                selected={state === chosen}
                aria-expanded={state === chosen}
                onClick={() => void choose(state)}
              >
                <ListItemText
                  primary={state.words}
                  secondary={`${whenOf(state)}, ${state.writer}`}
                />
              </ListItemButton>
              {state === chosen && <Chosen {...going} goBack={() => void goBack(state)} />}
            </li>
          ))}
        </List>
      </DialogView>
    </Dialog>
  );
};
