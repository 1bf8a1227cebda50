import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Use } from '../../edit-protocol/changes-protocol';
import { useWays } from '../dialog-ways';
import { useSession } from '../editor-context';
import { goToPlace } from './go-to';
import type { Refusal } from './use-plans';

/** Places of config, each with a button that goes there. */
export const UseList = ({ uses }: { uses: readonly Use[] }) => {
  const session = useSession();
  const { leave } = useWays();
  return (
    <List role="list" dense>
      {uses.map((use) => (
        <ListItem
          key={`${use.file} ${use.path} ${use.place}`}
          disableGutters
          secondaryAction={
            <Button
              aria-label={`Go there: ${use.place}`}
              onClick={() => {
                leave();
                goToPlace(session, use);
              }}
            >
              Go there
            </Button>
          }
          sx={{ pr: '7rem' }}
        >
          <ListItemText primary={use.place} secondary={use.text} />
        </ListItem>
      ))}
    </List>
  );
};

/** Why something was not done. */
export const PlanRefusal = ({ refusal }: { refusal: Refusal }) =>
  refusal.words.length === 0 ? null : (
    <Alert severity="error" sx={{ my: 2 }}>
      {refusal.words.map((each) => (
        <div key={each}>{each}</div>
      ))}
      {refusal.uses.length > 0 && <UseList uses={refusal.uses} />}
    </Alert>
  );
