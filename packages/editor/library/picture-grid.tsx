import Check from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { counted } from '../../config-values/counted';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import { TextLine } from '../dialog-fields';
import { DialogView } from '../dialog-view';
import { useWays } from '../dialog-ways';
import { useSession } from '../editor-context';
import { PlanRefusal } from '../pages/plan-refusal';
import { usePlans } from '../pages/use-plans';
import { SteadyButton } from '../steady-button';
import { fileNameOf, findPictures, sizeOf, usersOf } from './picture-words';
import { Thumbnail } from './thumbnail';

/** What a picture is chosen for. */
export type Choosing = {
  /** The endings of files that are allowed, as `png`. */
  formats: readonly string[];
  /** Several are chosen, and used together. */
  several: boolean;
  onUse: (pictures: readonly LibraryPicture[]) => void;
};

const usedInWords = (picture: LibraryPicture): string => {
  const users = usersOf(picture);
  return users.length === 0 ? 'Not used' : `Used on ${users.join(', ')}`;
};

type CardProps = {
  picture: LibraryPicture;
  choosing: Choosing | undefined;
  /** Of several that are chosen. */
  isChosen: boolean;
  toggle: () => void;
  open: () => void;
};

const Card = ({ picture, choosing, isChosen, toggle, open }: CardProps) => {
  const name = fileNameOf(picture.address);
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Thumbnail address={picture.address} height="8rem" />
      <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ fontSize: '0.875rem' }}>{sizeOf(picture)}</Typography>
      <Typography sx={{ fontSize: '0.875rem', mb: 1 }}>{usedInWords(picture)}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
        {choosing?.several && (
          <Button
            variant={isChosen ? 'contained' : 'outlined'}
            startIcon={isChosen && <Check />}
            aria-pressed={isChosen}
            aria-label={`Choose: ${name}`}
            onClick={toggle}
          >
            Choose
          </Button>
        )}
        {choosing?.several === false && (
          <Button
            variant="contained"
            aria-label={`Use: ${name}`}
            onClick={() => choosing.onUse([picture])}
          >
            Use
          </Button>
        )}
        <Button variant="outlined" aria-label={`Open: ${name}`} onClick={open}>
          Open
        </Button>
      </Stack>
    </Box>
  );
};

/** Of a file that cannot be read nobody knows the size, which a page reserves. */
const fits = ({ address, width }: LibraryPicture, { formats }: Choosing) =>
  width !== undefined && formats.includes(/\.([^.]+)$/.exec(address)?.[1]?.toLowerCase() ?? '');

const foundInWords = (found: number, unused: number) =>
  `${counted(found, 'picture')}${unused > 0 ? `, ${unused} not used` : ''}`;

type GridProps = {
  pictures: readonly LibraryPicture[] | undefined;
  failure: string | undefined;
  choosing: Choosing | undefined;
  open: (picture: LibraryPicture) => void;
};

/** Deletes pictures that nothing uses, and says how many went. */
const useDelete = () => {
  const session = useSession();
  const plans = usePlans();
  const [deletedCount, setDeletedCount] = useState(0);
  const remove = async (pictures: readonly LibraryPicture[]) => {
    const addresses = pictures.map(({ address }) => address);
    if (await plans.carryOut('pictures/delete', { addresses })) setDeletedCount(addresses.length);
  };
  const undo = async () => {
    await session.undo();
    setDeletedCount(0);
  };
  return { ...plans, deletedCount, remove, undo };
};

/** All pictures, to be looked for by their names and by what shows them. */
export const PictureGrid = ({ pictures, failure, choosing, open }: GridProps) => {
  const { leave } = useWays();
  const [query, setQuery] = useState('');
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  // In the order in which they were chosen.
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([]);
  const deletion = useDelete();
  const isChosen = ({ address }: LibraryPicture) => chosen.some((each) => each.address === address);
  const toggle = (picture: LibraryPicture) =>
    setChosen(
      isChosen(picture)
        ? chosen.filter(({ address }) => address !== picture.address)
        : [...chosen, picture],
    );
  const suitable = (pictures ?? []).filter((each) => !choosing || fits(each, choosing));
  const looked = findPictures(suitable, query);
  const unused = looked.filter(({ uses }) => uses.length === 0);
  const found = isUnusedOnly ? unused : looked;
  const title = !choosing ? 'Pictures' : choosing.several ? 'Choose pictures' : 'Choose a picture';
  const actions = (
    <>
      {isUnusedOnly && unused.length > 0 && (
        <SteadyButton
          color="error"
          disabled={deletion.isBusy}
          onClick={() => void deletion.remove(unused)}
        >
          {unused.length === 1 ? 'Delete this one' : `Delete these ${unused.length}`}
        </SteadyButton>
      )}
      <Button onClick={leave}>Close</Button>
      {choosing && chosen.length > 0 && (
        <Button variant="contained" onClick={() => choosing.onUse(chosen)}>
          {chosen.length === 1 ? 'Use this picture' : `Use these ${chosen.length} pictures`}
        </Button>
      )}
    </>
  );
  return (
    <DialogView title={title} isOneOfSeveral actions={actions}>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <TextLine
        type="search"
        margin="none"
        label="Search by name, page or section"
        value={query}
        change={setQuery}
      />
      <FormControlLabel
        sx={{ my: 1 }}
        label="Only those that are not used"
        control={
          <Switch checked={isUnusedOnly} onChange={({ target }) => setUnusedOnly(target.checked)} />
        }
      />
      <div role="status">
        {pictures && <Typography>{foundInWords(found.length, unused.length)}</Typography>}
        {deletion.deletedCount > 0 && (
          <Alert
            severity="success"
            sx={{ my: 2 }}
            action={
              <Button color="inherit" onClick={() => void deletion.undo()}>
                Undo
              </Button>
            }
          >
            {deletion.deletedCount === 1
              ? 'Deleted.'
              : `Deleted ${deletion.deletedCount} pictures.`}
          </Alert>
        )}
        <PlanRefusal refusal={deletion.refusal} />
      </div>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          display: 'grid',
          gap: 4,
          mt: 3,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        }}
      >
        {found.map((picture) => (
          <Card
            key={picture.address}
            picture={picture}
            choosing={choosing}
            isChosen={isChosen(picture)}
            toggle={() => toggle(picture)}
            open={() => open(picture)}
          />
        ))}
      </Box>
    </DialogView>
  );
};
