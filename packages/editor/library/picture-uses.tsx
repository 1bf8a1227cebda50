import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Use } from '../../edit-protocol/changes-protocol';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import { TextLine } from '../dialog-fields';
import { DialogView } from '../dialog-view';
import { useWays } from '../dialog-ways';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { PlanRefusal, UseList } from '../pages/plan-refusal';
import { usePlans } from '../pages/use-plans';
import { type StoredPicture, StorePicture } from '../panel/store-picture';
import { SteadyButton } from '../steady-button';
import { fileNameOf, knownWords, sizeOf } from './picture-words';
import { Thumbnail } from './thumbnail';

/** Puts another picture in the place of one, wherever that is shown, with words of its own if it needs them. */
export const useReplacing = (picture: LibraryPicture, show: (address: string) => void) => {
  const session = useSession();
  const plans = usePlans();
  const replace = async (by: string, alt?: string) => {
    const language = session.get().state.language?.key;
    const isDone = await plans.carryOut('pictures/replace', {
      address: picture.address,
      by,
      ...(alt !== undefined && { alt }),
      ...(language !== undefined && { language }),
    });
    if (isDone) show(by);
  };
  return { ...plans, replace };
};

type ReplaceProps = { picture: LibraryPicture; show: (address: string) => void };

const Replace = ({ picture, show }: ReplaceProps) => {
  const known = useSessionState(({ state }) => knownWords(state.files, picture.address));
  const [chosen, setChosen] = useState<StoredPicture>();
  const [alt, setAlt] = useState(known ?? '');
  const plans = useReplacing(picture, show);
  return (
    <>
      <Typography component="h3" variant="body1" sx={{ mt: 3, fontWeight: 600 }}>
        Replace it
      </Typography>
      <Typography>
        Wherever it is shown, the other one is shown then. Words beside it stay, as do the links.
      </Typography>
      {chosen === undefined ? (
        <StorePicture
          label="in place of this one"
          formats={['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg']}
          onStore={([stored]) => {
            if (!stored) return;
            // Where nobody is told what it shows, there is nothing to ask.
            if (known === undefined) void plans.replace(stored.picture.file);
            else setChosen(stored.picture);
          }}
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (alt.trim() !== '' && !plans.isBusy) void plans.replace(chosen.file, alt.trim());
          }}
        >
          <Thumbnail address={chosen.file} height="10rem" />
          <TextLine
            inputRef={focusFirst}
            margin="dense"
            label="What does the picture show?"
            helperText="In words, for those who cannot see it: wherever it is shown."
            value={alt}
            change={setAlt}
          />
          <Stack direction="row">
            <SteadyButton
              type="submit"
              variant="contained"
              disabled={alt.trim() === '' || plans.isBusy}
            >
              Replace it everywhere
            </SteadyButton>
            <Button onClick={() => setChosen(undefined)}>Cancel</Button>
          </Stack>
        </form>
      )}
      <PlanRefusal refusal={plans.refusal} />
    </>
  );
};

type UsesProps = ReplaceProps & { crop: () => void };

/** What is no place of config, such as a style sheet, cannot be gone to. */
const isOfConfig = ({ path }: Use) => path !== '';

const isPhotograph = ({ address, width }: LibraryPicture) =>
  width !== undefined && !/\.svg$/i.test(address);

export const PictureUses = ({ picture, crop, show }: UsesProps) => {
  const { back } = useWays();
  const plans = usePlans();
  const { address, uses } = picture;
  const remove = async () => {
    if (await plans.carryOut('pictures/delete', { addresses: [address] })) back();
  };
  const actions = (
    <>
      <Button onClick={back}>Back</Button>
      {isPhotograph(picture) && <Button onClick={crop}>Cut it</Button>}
      {uses.length === 0 && (
        <SteadyButton color="error" disabled={plans.isBusy} onClick={() => void remove()}>
          Delete
        </SteadyButton>
      )}
    </>
  );
  return (
    <DialogView title={fileNameOf(address)} isOneOfSeveral actions={actions}>
      <Thumbnail address={address} height="min(20rem, 40vh)" />
      <Typography sx={{ mt: 1 }}>{sizeOf(picture)}</Typography>
      {uses.length === 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          Nothing uses it. It can be deleted, and that can be undone.
        </Alert>
      ) : (
        <>
          <Typography component="h3" variant="body1" sx={{ mt: 3, fontWeight: 600 }}>
            Used on
          </Typography>
          <UseList uses={uses.filter(isOfConfig)} />
          {uses
            .filter((use) => !isOfConfig(use))
            .map(({ place }) => (
              <Typography key={place}>{place}</Typography>
            ))}
        </>
      )}
      <Replace picture={picture} show={show} />
      <div role="status">
        <PlanRefusal refusal={plans.refusal} />
      </div>
    </DialogView>
  );
};
