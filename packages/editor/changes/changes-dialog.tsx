import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ChangeList, SiteChange } from '../../edit-protocol/changes-protocol';
import { ownChanges } from '../../edit-protocol/what-changed';
import { DialogView } from '../dialog-view';
import { useSession } from '../editor-context';
import { focusFirst } from '../focus-first';
import { focusAfter } from '../focus-undo';
import { laterPart } from '../later-part';
import { goToPlace } from '../pages/go-to';
import { SteadyButton } from '../steady-button';
import { BeforeAndAfter } from './before-and-after';
import { PublishedSoFar } from './publishing-state';
import { namesOf, useChanges } from './use-changes';
import { useTakeBack } from './use-take-back';
import { saveZip } from './zip';

const KeepDialog = laterPart(async () => (await import('./keep-dialog')).KeepDialog);
const EarlierDialog = laterPart(async () => (await import('./earlier-dialog')).EarlierDialog);
const SideBySide = laterPart(async () => (await import('./side-by-side')).SideBySide);

const titleId = 'edit-changes';
const titleAfter = focusAfter(titleId);
const firstThenTitle = (button: HTMLButtonElement | null) => {
  focusFirst(button);
  return titleAfter(button);
};

type EntryProps = {
  change: SiteChange;
  isBusy: boolean;
  takeBack: () => void;
  show: () => void;
};

/** A change with its sides, and what can be done with it. */
const Entry = ({ change, isBusy, takeBack, show }: EntryProps) => {
  const isOnPage = change.file.startsWith('config/') && change.kind !== 'removed';
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {change.words}
      </Typography>
      {change.means === undefined ? null : <Typography>{change.means}</Typography>}
      <BeforeAndAfter change={change} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, mt: 1 }}>
        {isOnPage && (
          <Button aria-label={`Show on the page: ${change.place}`} onClick={show}>
            Show on the page
          </Button>
        )}
        {change.stays === undefined ? (
          <SteadyButton
            ref={titleAfter}
            aria-label={`Take back: ${change.words}`}
            disabled={isBusy}
            onClick={takeBack}
          >
            Take back
          </SteadyButton>
        ) : (
          <Typography>{change.stays}</Typography>
        )}
      </Stack>
    </Box>
  );
};

/** Changes that have to go together. */
const AskAlso = ({ also, yes, no }: { also: SiteChange[]; yes: () => void; no: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Stack direction="row" sx={{ columnGap: 3 }}>
        <Button ref={firstThenTitle} onClick={yes}>
          Take all of them back
        </Button>
        <Button ref={titleAfter} onClick={no}>
          Leave them
        </Button>
      </Stack>
    }
  >
    It can only be taken back together with these:
    <ul role="list">
      {also.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  </Alert>
);

const ListOfChanges = ({ list, setList, close }: ListProps) => {
  const session = useSession();
  const { messages, also, isBusy, takeBack, leave } = useTakeBack(setList);
  const changes = list.changes;
  return (
    <>
      <Typography>{list.comparedWith.words}</Typography>
      <div role="status">
        {also && <AskAlso also={also.changes} yes={() => void takeBack(also.ids)} no={leave} />}
        {messages.length > 0 && (
          <Alert severity="error">
            {messages.map((each) => (
              <div key={each}>{each}</div>
            ))}
          </Alert>
        )}
        {changes.length === 0 && list.comparedWith.is === 'commit' && (
          <Typography>Nothing has changed.</Typography>
        )}
      </div>
      {changes.length > 0 && (
        <Box component="ul" role="list" aria-label="Changes" sx={{ p: 0 }}>
          {changes.map((change) => (
            <Entry
              key={change.id}
              change={change}
              isBusy={isBusy}
              takeBack={() => void takeBack([change.id])}
              show={() => {
                close();
                goToPlace(session, change);
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
};

type ListProps = { list: ChangeList; setList: (list: ChangeList) => void; close: () => void };

/** In the bar: how much has changed since the last commit; what that is, taken back, compared and kept. */
export const Changes = () => {
  const session = useSession();
  const { list, failure, setList, refresh } = useChanges();
  const [shown, setShown] = useState<'list' | 'sides' | 'earlier' | 'keep'>();
  const close = () => setShown(undefined);
  const count = list && ownChanges(list.changes).length;
  const isCompared = list?.comparedWith.is === 'commit';
  const publishes = list?.comparedWith.is === 'commit' && list.comparedWith.publishes;
  const actions = (
    <>
      <Button onClick={close}>Close</Button>
      {isCompared && <Button onClick={() => setShown('sides')}>Side by side</Button>}
      {isCompared && <Button onClick={() => setShown('earlier')}>Earlier states</Button>}
      {list && !isCompared && (
        <Button
          onClick={() =>
            void saveZip(session.client).catch((error: unknown) => session.tell(String(error)))
          }
        >
          Save the files as a ZIP
        </Button>
      )}
      <SteadyButton
        variant="contained"
        disabled={!list || (isCompared && count === 0)}
        onClick={() => setShown('keep')}
      >
        {list ? namesOf(list).title : 'Keep these changes'}
      </SteadyButton>
    </>
  );
  return (
    <>
      <Button
        onClick={() => {
          refresh();
          setShown('list');
        }}
      >
        What has changed{isCompared ? ` (${count})` : ''}
      </Button>
      <Dialog
        open={shown === 'list'}
        onClose={close}
        fullWidth
        maxWidth="md"
        aria-labelledby={titleId}
      >
        <DialogView title="What has changed" actions={actions}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {publishes && <PublishedSoFar refresh={refresh} />}
          {list && <ListOfChanges list={list} setList={setList} close={close} />}
        </DialogView>
      </Dialog>
      {list && shown === 'keep' && <KeepDialog list={list} close={close} refresh={refresh} />}
      {shown === 'earlier' && <EarlierDialog close={() => setShown('list')} />}
      {shown === 'sides' && <SideBySide close={() => setShown('list')} />}
    </>
  );
};
